package cl.luka.shell.desktop.control

import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.message.text
import cl.luka.shell.core.shape.Contact
import cl.luka.shell.core.shape.PersonResult
import cl.luka.shell.desktop.Shell
import cl.luka.shell.desktop.person.Act
import cl.luka.shell.desktop.person.StandIn
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put

/** What the person does in the screens of the phone. */
internal fun personCommands(shell: Shell): Map<String, ControlCommand> = mapOf(
    "camera" to { fields -> act(shell.screens.camera, fields) { takePicture(shell, fields) } },
    "liveness" to { fields -> act(shell.screens.liveness, fields) { takePicture(shell, fields) } },
    "picker" to { fields -> act(shell.screens.picker, fields) { pick(fields) } },
    "close-pay-view" to { _ ->
        require(shell.payScreen.leave()) { "no pay view is open" }
        done
    }
)

/**
 * `{hold}` says whether the screen waits for a command; `{cancel: true}` and `{fail: code}` end it without
 * anything, all else as [usual] says. `now` tells whether the screen was open; if not, it happens when it is.
 */
private fun act(screen: StandIn, fields: JsonObject, usual: () -> Act): JsonElement {
    fields.flag("hold")?.let { isHeld ->
        screen.isHeld = isHeld
        return done
    }
    val code = ErrorCode.entries.find { it.wire == fields.text("fail") }
    val act: Act =
        when {
            fields.flag("cancel") == true -> failing(ErrorCode.CANCELLED)
            code != null -> failing(code)
            "fail" in fields -> throw IllegalArgumentException(
                "fail: one of ${ErrorCode.entries.joinToString {
                    it.wire
                }}"
            )
            else -> usual()
        }
    return buildJsonObject { put("now", screen.act(act)) }
}

private fun failing(code: ErrorCode): Act = { PersonResult.Failed(code, "as the tester said") }

/** `{photo: file, score}`; without a file the camera's drawn picture. */
private fun takePicture(shell: Shell, fields: JsonObject): Act {
    val file = fields.file("photo")
    return { shell.screens.takePicture(file, fields.number("score")) }
}

/** `{name, phone}`. */
private fun pick(fields: JsonObject): Act {
    val contact = Contact(fields.text("name").orEmpty(), fields.needed("phone"))
    return { PersonResult.Picked(contact) }
}
