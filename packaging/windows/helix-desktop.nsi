; The installer: for one user, without an administrator. What it lays down is listed file by file
; (files.nsh), and exactly that is taken away again: a folder of the user's own cannot be hit.
; Given: VERSION, NUMBERS, STAGE, LISTS, OUT, ICON, SIZE; SIGN (a command, %1 is the file) if signed.

Unicode true
SetCompressor /SOLID lzma
SetCompressorDictSize 64
RequestExecutionLevel user
ManifestDPIAware true

!include "MUI2.nsh"
!include "WinVer.nsh"
!include "x64.nsh"

!define NAME "Helix Desktop"
!define STEM "helix-desktop"
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\HelixDesktop"
!define OWN "Software\HelixDesktop"
!define FOLDER "Software\Classes\Directory\shell\HelixDesktop"
!define INSIDE "Software\Classes\Directory\Background\shell\HelixDesktop"
!define OPENS "Open with Helix Desktop"
!define DATA "$LOCALAPPDATA\helix-desktop"
!define BUSY "Helix Desktop is open, or an agent uses its cache. Close it, then try again."
!define OLDEST 17763 ; Windows 10 1809, the oldest that Qt runs on

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${OWN}" "Folder"
BrandingText "${NAME} ${VERSION}"
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${NUMBERS}"
VIFileVersion "${NUMBERS}"
VIAddVersionKey /LANG=1033 "ProductName" "${NAME}"
VIAddVersionKey /LANG=1033 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "FileDescription" "${NAME} installer"
VIAddVersionKey /LANG=1033 "CompanyName" "Helix Desktop contributors"
VIAddVersionKey /LANG=1033 "LegalCopyright" "Apache License 2.0"

!ifdef SIGN
  !finalize '${SIGN}'
  !uninstfinalize '${SIGN}'
!endif

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${STEM}.exe"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "This removes Helix Desktop. Your workspaces, settings, and caches stay in ${DATA}, API keys in the Windows Credential Manager. Delete them yourself if you no longer need them."
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; A program or a library that runs cannot be opened for writing. Error level 3 tells a silent start.
!macro RefuseWhileRunning UN
Function ${UN}RefuseWhileRunning
  again:
    ClearErrors
    StrCpy $1 "$INSTDIR\python\${LIBRARY}"
    IfFileExists "$1" 0 free
    FileOpen $0 "$1" a
    IfErrors busy
    FileClose $0
    Goto free
  busy:
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "${BUSY}" /SD IDCANCEL IDRETRY again
    SetErrorLevel 3
    Abort "${BUSY}"
  free:
    ClearErrors
FunctionEnd
!macroend
!insertmacro RefuseWhileRunning ""
!insertmacro RefuseWhileRunning "un."

!macro RefuseOldSystems
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
  ${OrIfNot} ${AtLeastBuild} ${OLDEST}
    MessageBox MB_OK|MB_ICONSTOP "Helix Desktop needs 64-bit Windows 10 1809 or newer." /SD IDOK
    SetErrorLevel 2
    Abort
  ${EndIf}
!macroend

Function .onInit
  SetShellVarContext current
  !insertmacro RefuseOldSystems
FunctionEnd

Function un.onInit
  SetShellVarContext current
FunctionEnd

; What is there of an older version goes by that version's own list.
Function RemoveOlder
  IfFileExists "$INSTDIR\uninstall.exe" 0 done
    DetailPrint "Removing the earlier version. Your data is kept."
    InitPluginsDir
    CopyFiles /SILENT "$INSTDIR\uninstall.exe" "$PLUGINSDIR\older.exe"
    ExecWait '"$PLUGINSDIR\older.exe" /S _?=$INSTDIR' $0
    IntCmp $0 0 done
    SetErrorLevel 3
    Abort "Can't remove the earlier version (status $0). ${BUSY}"
  done:
FunctionEnd

Section "-${NAME}"
  Call RefuseWhileRunning
  Call RemoveOlder
  SetOverwrite on
  !include "${LISTS}\install.nsh"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${STEM}.exe" "" "$INSTDIR\${STEM}.exe" 0

  WriteRegStr HKCU "${OWN}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${FOLDER}" "" "${OPENS}"
  WriteRegStr HKCU "${FOLDER}" "Icon" "$INSTDIR\${STEM}.exe,0"
  WriteRegStr HKCU "${FOLDER}\command" "" '"$INSTDIR\${STEM}.exe" --folder "%V"'
  WriteRegStr HKCU "${INSIDE}" "" "${OPENS}"
  WriteRegStr HKCU "${INSIDE}" "Icon" "$INSTDIR\${STEM}.exe,0"
  ; of a drive this is D:\ whose backslash would take the quote with it
  WriteRegStr HKCU "${INSIDE}\command" "" '"$INSTDIR\${STEM}.exe" --folder "%V\."'

  WriteRegStr HKCU "${ENTRY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\${STEM}.exe,0"
  WriteRegStr HKCU "${ENTRY}" "Publisher" "Helix Desktop contributors"
  WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "Comments" "Workspaces and settings stay in ${DATA}."
  WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  Call un.RefuseWhileRunning
  !include "${LISTS}\remove.nsh"
  Delete "$INSTDIR\uninstall.exe"
  ; only if nothing else lies there
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${FOLDER}"
  DeleteRegKey HKCU "${INSIDE}"
  DeleteRegKey HKCU "${ENTRY}"
  DeleteRegKey HKCU "${OWN}"
  DetailPrint "Your workspaces and settings stay in ${DATA}."
SectionEnd
