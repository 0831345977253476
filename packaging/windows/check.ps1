# Installs the setup program silently, tries what was installed, upgrades and removes it; what a user
# made has to stay. Leaves the machine as it was.
#   check.ps1 -Setup FILE -Reports FOLDER
param([Parameter(Mandatory)] [string] $Setup, [Parameter(Mandatory)] [string] $Reports)
$ErrorActionPreference = 'Stop'
$folder = Join-Path $env:LOCALAPPDATA 'Programs\Helix Desktop'
$data = Join-Path $env:LOCALAPPDATA 'helix-desktop'
$entry = 'HKCU:\Software\Microsoft\Windows\CurrentVersion\Uninstall\HelixDesktop'
$kept = Join-Path $data 'kept.txt'

function Invoke-Program([string] $Program, [string[]] $Words, [int] $Seconds) {
  $process = Start-Process -FilePath $Program -ArgumentList $Words -PassThru
  if (-not $process.WaitForExit($Seconds * 1000)) { $process.Kill(); throw "$Program took too long" }
  if ($process.ExitCode -ne 0) { throw "$Program $Words ended with $($process.ExitCode)" }
}

New-Item -ItemType Directory -Force $Reports, $data | Out-Null
Set-Content $kept 'made by a user'

foreach ($time in 'first', 'upgrade') {
  Invoke-Program $Setup @('/S') 300
  foreach ($program in 'helix-desktop', 'helix-desktop-console') {
    $report = Join-Path (Resolve-Path $Reports) "$time-$program.json"
    Invoke-Program (Join-Path $folder "$program.exe") @('--smoke', "`"$report`"") 300
    Get-Content $report
  }
}
$told = & (Join-Path $folder 'helix-desktop-console.exe') --version
if ($told -notmatch '^helix-desktop \d') { throw "the console program said: $told" }
if ((Get-ItemProperty $entry).DisplayVersion -ne $told.Split(' ')[1]) { throw 'the list of programs tells another version' }
$command = (Get-Item 'HKCU:\Software\Classes\Directory\shell\HelixDesktop\command').GetValue('')
if ($command -notlike "*$folder\helix-desktop.exe*--folder*") { throw "folders are opened with: $command" }

Invoke-Program (Join-Path $folder 'uninstall.exe') @('/S') 120
# it goes on in a copy of itself
for ($second = 0; (Test-Path $folder) -and $second -lt 120; $second++) { Start-Sleep 1 }
if (Test-Path $folder) { throw "left behind: $(Get-ChildItem -Recurse $folder | Select-Object -First 5)" }
if (Test-Path $entry) { throw 'the list of programs still has it' }
if ((Get-Content $kept) -ne 'made by a user') { throw 'what a user made is gone' }
Remove-Item $kept
