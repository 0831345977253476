"""`helix-desktop skill`: lists skills and /commands, their tokens, and switches them on or off.

Exit status 0: done. 1: something is not used for a reason that is worth a look. 2: impossible.
"""

import json
from argparse import Namespace
from pathlib import Path

from helix_desktop.app.commands.output import CLEAN, FINDING, Say, counted, safe_line
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.app.exact_counter import exact_counter
from helix_desktop.app.ipc.store_release import hold_workspace_lock
from helix_desktop.app.sessions.changed_files import make_personal_root
from helix_desktop.app.workspaces.guide_agreements import GuideAgreements
from helix_desktop.app.workspaces.permission_files import PermissionFiles
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.value import replace
from helix_desktop.tools.definition_folders import DefinitionSource
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.prompt_commands import PromptCommands
from helix_desktop.tools.skills import Skills, switch_skill


def run_skills(options: Namespace, paths: Paths, say: Say) -> int:
    workspaces = WorkspaceList(paths.workspaces, SystemClock())
    switching = options.verb != "list"
    chosen = workspaces.chosen(options.workspace, options.folder, create=switching)
    project_folder, home = Path(chosen.folder), workspaces.home(chosen)
    permissions = PermissionFiles(home, paths.config, workspace=chosen.id, folder=project_folder)
    own = (paths.data, paths.config, paths.logs)
    agreements = GuideAgreements(home, make_personal_root(project_folder, own))
    source = DefinitionSource(
        ProjectRoot(project_folder, app_folders=own),
        ProjectRoot(Path.home(), app_folders=own),
        trusted=lambda: permissions.trusted,
        follows=agreements.follows,
        snapshot=agreements,
    )
    choice = chosen.skills
    skills = Skills(source, choice=lambda: choice)
    skills.look()
    for name in options.names if switching else ():
        matches = (skill for skill in skills.all if name in (skill.where, skill.name))
        skill = next((skill for skill in matches if skill.digest), None)
        if skill is None:
            raise SettingsError("There is no skill {name}.", name=name)
        choice = switch_skill(choice, skill, on=options.verb == "on")
    if choice != chosen.skills:
        with hold_workspace_lock(home):
            workspaces.save(replace(chosen, skills=choice))
        skills.look()
    commands = PromptCommands(source)
    commands.look()
    counter = exact_counter(paths)
    costs = {
        skill.where: counter.count(skill.line, Encoding.O200K)
        for skill in skills.usable
        if skill.for_model
    }
    if not switching and options.as_json:
        listed = [
            {
                "name": skill.name,
                "where": skill.where,
                "description": skill.about,
                "tokens": costs.get(skill.where, 0),
                "problem": str(skill.problem),
                "notices": [str(notice) for notice in skill.notices],
            }
            for skill in skills.all
        ]
        written = [
            {
                "name": f"/{command.name}",
                "where": command.where,
                "description": command.about,
                "arguments": command.hint,
                "problem": str(command.problem),
                "notices": [str(notice) for notice in command.notices],
            }
            for command in commands.all
        ]
        say(json.dumps({"skills": listed, "commands": written}, ensure_ascii=False, indent=1))
    else:
        count = f"{len(costs)} of {counted(len(skills.all), 'skill', 'skills')}"
        say(f"{count}, {counted(sum(costs.values()), 'token', 'tokens')} per request")
        for skill in skills.all:
            state = skill.problem or counted(costs.get(skill.where, 0), "token", "tokens")
            say(safe_line(f"  {skill.name}  {skill.where}  {state}"))
            for notice in skill.notices:
                say(safe_line(f"      {notice}"))
        say(counted(len(commands.all), "command", "commands"))
        for command in commands.all:
            words = command.problem or " · ".join(filter(None, (command.hint, command.about)))
            say(safe_line(f"  /{command.name}  {command.where}  {words}"))
            for notice in command.notices:
                say(safe_line(f"      {notice}"))
    is_odd = any(skill.problem and not skill.off for skill in skills.all)
    return FINDING if is_odd or any(command.problem for command in commands.all) else CLEAN
