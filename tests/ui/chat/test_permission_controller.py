"""Which of several questions is shown."""

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import PermissionQuestion
from helix_desktop.ui.chat.permission_controller import QuestionQueue


def question(name: str, session: str = "one") -> PermissionQuestion:
    call = ToolCall("c", "shell", "{}")
    return PermissionQuestion(name, SessionId(session), call, name, False, (), "")


def docket(*questions: PermissionQuestion, prefer: str = "one") -> QuestionQueue:
    made = QuestionQueue()
    made.load(questions, SessionId(prefer))
    return made


def shown(made: QuestionQueue) -> str:
    return made.current.id if made.current else ""


def test_the_oldest_comes_first_and_the_session_on_screen_before_others() -> None:
    assert shown(docket(question("a"), question("b"))) == "a"
    assert shown(docket(question("a", "two"), question("b"), question("c"))) == "b"
    assert shown(docket(question("a", "two"), prefer="three")) == "a"


def test_the_shown_question_stays_until_it_is_settled() -> None:
    made = docket(question("a"), question("b"))
    made.turn(1)
    made.add(question("c"))
    made.add(question("b"))
    made.settle("a")
    assert (shown(made), made.number, len(made)) == ("b", 1, 2)
    made.settle("b")
    assert shown(made) == "c"
    made.settle("c")
    made.settle("c")
    assert made.current is None


def test_after_the_last_one_the_oldest_takes_its_place() -> None:
    made = docket(question("a"), question("b"), question("c"))
    made.turn(-1)
    assert shown(made) == "c"
    made.settle("c")
    assert shown(made) == "a"


def test_paging_through_questions_starts_over_at_the_end() -> None:
    made = docket(question("a"), question("b"))
    made.turn(1)
    made.turn(1)
    assert shown(made) == "a"
    docket().turn(1)


def test_the_question_of_the_shown_session_comes_first() -> None:
    made = docket(question("a"), question("b", "two"), question("c", "two"))
    made.prefer(SessionId("two"))
    assert shown(made) == "b"
    made.turn(1)
    made.prefer(SessionId("two"))
    assert shown(made) == "c"
    assert made.sessions == {SessionId("one"), SessionId("two")}
