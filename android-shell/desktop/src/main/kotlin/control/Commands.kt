package cl.luka.shell.desktop.control

import cl.luka.shell.core.message.text
import cl.luka.shell.desktop.Shell
import java.io.File
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.booleanOrNull
import kotlinx.serialization.json.doubleOrNull

/** All commands of the control server. */
fun commandsOf(shell: Shell): Map<String, ControlCommand> =
    lifecycleCommands(shell) + deviceCommands(shell) + userActionCommands(shell) +
        mapOf("state" to { _ -> stateOf(shell) })

/** The reply of a command that returns nothing. */
internal val done: JsonElement = JsonObject(emptyMap())

/** A boolean, or null where the field is absent. */
internal fun JsonObject.boolean(name: String): Boolean? = (this[name] as? JsonPrimitive)?.booleanOrNull

/** A number, or null where the field is absent. */
internal fun JsonObject.number(name: String): Double? = (this[name] as? JsonPrimitive)?.doubleOrNull

/** A required string. Throws an IllegalArgumentException. */
internal fun JsonObject.requiredText(name: String): String =
    text(name) ?: throw IllegalArgumentException("$name: a string is required")

/** An existing file, or null where the field is absent. Throws an IllegalArgumentException. */
internal fun JsonObject.file(name: String): File? {
    val file = File(text(name) ?: return null)
    require(file.isFile) { "$name: there is no file ${file.path}" }
    return file
}
