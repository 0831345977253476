"""The form of an endpoint's options: headers, query, body fields, and what it does not accept."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from helix_desktop.app.models.own_endpoints import TypedOptions
from helix_desktop.ui.settings.form_groups import captioned, in_line, named_switch
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.controls import switch_button
from helix_desktop.ui.widgets.fields import LineField, TextArea
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import column_of, grow, row_of

LINES = 64


class EndpointOptionsForm(QWidget):
    """Fields with one option in each line; keys among the headers go to the keyring."""

    def __init__(self) -> None:
        super().__init__()
        self.headers = _lines(tr("Headers"), "X-Team: research")
        self.query = _lines(tr("Query parameters"), "api-version=2024-10-21")
        self.fields = _lines(tr("Body fields"), "temperature=0.2")
        self.key_header = LineField(tr("Key header"), hint="api-key")
        self.limit = LineField(tr("Token limit field"), hint="max_completion_tokens")
        self.tools = switch_button(tr("Accepts tools"))
        self.pictures = switch_button(tr("Accepts images"))
        self.clear()
        keys = tr("Values that look like keys are stored in the keyring.")
        column_of(
            captioned(self.headers),
            label(keys, "micro", "mut"),
            _halves(self.query, self.fields),
            _halves(self.key_header, self.limit),
            in_line(*named_switch(self.tools), *named_switch(self.pictures)),
            on=self,
            spacing=8,
        )

    def typed(self, variable: str, credentials: str) -> TypedOptions:
        """Return the options, with the variable that may hold the key, and what signs."""
        return TypedOptions(
            variable=variable,
            headers=tuple(self.headers.text().splitlines()),
            query=tuple(self.query.text().splitlines()),
            body=tuple(self.fields.text().splitlines()),
            key_header=self.key_header.text(),
            limit_field=self.limit.text(),
            credentials=credentials,
            tools=self.tools.isChecked(),
            pictures=self.pictures.isChecked(),
        )

    def clear(self) -> None:
        for field in (self.headers, self.query, self.fields, self.key_header, self.limit):
            field.set_text("")
        for switch in (self.tools, self.pictures):
            switch.setChecked(True)


def _halves(left: QWidget, right: QWidget) -> QHBoxLayout:
    return row_of(grow(captioned(left)), grow(captioned(right)), spacing=8)


def _lines(name: str, hint: str) -> TextArea:
    return TextArea(name, hint=hint, code=True, height=LINES)
