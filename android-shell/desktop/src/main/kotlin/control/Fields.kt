package cl.luka.shell.desktop.control

import cl.luka.shell.core.message.text
import java.io.File
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.booleanOrNull
import kotlinx.serialization.json.doubleOrNull

/** True, false, or null where the field is missing. */
internal fun JsonObject.flag(name: String): Boolean? = (this[name] as? JsonPrimitive)?.booleanOrNull

/** A number, or null where the field is missing. */
internal fun JsonObject.number(name: String): Double? = (this[name] as? JsonPrimitive)?.doubleOrNull

/** A text that has to be there. Throws an IllegalArgumentException. */
internal fun JsonObject.needed(name: String): String =
    text(name) ?: throw IllegalArgumentException("$name: a text is needed")

/** A file that has to exist; null where the field is missing. Throws an IllegalArgumentException. */
internal fun JsonObject.file(name: String): File? {
    val file = File(text(name) ?: return null)
    require(file.isFile) { "$name: there is no file ${file.path}" }
    return file
}
