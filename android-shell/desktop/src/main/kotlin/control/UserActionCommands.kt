package cl.luka.shell.desktop.control

import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.message.text
import cl.luka.shell.core.model.Contact
import cl.luka.shell.core.model.UserActionResult
import cl.luka.shell.desktop.Shell
import cl.luka.shell.desktop.useraction.SimulatedScreen
import cl.luka.shell.desktop.useraction.UserAction
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put

/** Commands for the user's actions in the screens in front of the app. */
internal fun userActionCommands(shell: Shell): Map<String, ControlCommand> = mapOf(
    "camera" to { fields -> act(shell.screens.camera, fields) { { shell.screens.takePhoto() } } },
    "liveness" to
        { fields -> act(shell.screens.liveness, fields) { { shell.screens.takePhoto(facesIn(fields)) } } },
    "picker" to { fields -> act(shell.screens.picker, fields) { pickContact(fields) } },
    "lock" to { fields ->
        act(shell.screens.lock, fields) { { UserActionResult.LockAsked(fields.boolean("denied") != true) } }
    },
    "close-pay-view" to { _ ->
        require(shell.payScreen.closeByUser()) { "no pay view is open" }
        done
    }
)

/**
 * `{hold}` sets whether the screen waits for a command; `{cancel: true}` and `{fail: code}` end it without
 * a result, and anything else as [usual] does. `now` in the reply tells whether the screen was open; if
 * not, the action happens when it opens.
 */
private fun act(screen: SimulatedScreen, fields: JsonObject, usual: () -> UserAction): JsonElement {
    fields.boolean("hold")?.let { isHeld ->
        screen.isHeld = isHeld
        return done
    }
    val action: UserAction =
        when {
            fields.boolean("cancel") == true -> failure(ErrorCode.CANCELLED)
            "fail" in fields -> failure(errorCodeOf(fields))
            else -> usual()
        }
    return buildJsonObject { put("now", screen.act(action)) }
}

private fun errorCodeOf(fields: JsonObject): ErrorCode {
    val code = ErrorCode.entries.find { it.wire == fields.text("fail") }
    return requireNotNull(code) { "fail: one of ${ErrorCode.entries.joinToString { it.wire }}" }
}

private fun failure(code: ErrorCode): UserAction = { UserActionResult.Failed(code, "by command") }

/** The number of faces that the phone sees in a selfie: `{faces}`, one unless it is given. */
private fun facesIn(fields: JsonObject): Int = fields.number("faces")?.toInt() ?: 1

/** `{name, phone}`. */
private fun pickContact(fields: JsonObject): UserAction {
    val contact = Contact(fields.text("name").orEmpty(), fields.requiredText("phone"))
    return { UserActionResult.ContactPicked(contact) }
}
