package cl.luka.shell.core.message

import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

private const val DEEPEST = 64
private val literal = Regex("true|false|null|-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?")

/**
 * The value of a JSON text; null for a text that is none, or that is nested deeper than any message
 * of ours and could exhaust the stack of who reads it.
 */
fun parseJson(text: String): JsonElement? {
    if (isTooDeep(text)) return null
    return try {
        Json.parseToJsonElement(text).takeIf(::isStrict)
    } catch (_: SerializationException) {
        null
    }
}

/** The text in field [name]; null if there is none, or something else. */
fun JsonObject.text(name: String): String? =
    (this[name] as? JsonPrimitive)?.takeIf(JsonPrimitive::isString)?.content

/** True where lists and objects lie in one another deeper than any message of ours. */
internal fun isTooDeep(text: String): Boolean {
    var depth = 0
    var isInText = false
    var isEscaped = false
    for (unit in text) {
        when {
            isEscaped -> isEscaped = false
            isInText && unit == '\\' -> isEscaped = true
            unit == '"' -> isInText = !isInText
            isInText -> Unit
            unit == '{' || unit == '[' -> if (++depth > DEEPEST) return true
            unit == '}' || unit == ']' -> depth--
        }
    }
    return false
}

/** The parser lets words without quotes pass, which would be no JSON when they are written again. */
private fun isStrict(value: JsonElement): Boolean = when (value) {
    is JsonArray -> value.all(::isStrict)
    is JsonObject -> value.values.all(::isStrict)
    is JsonNull -> true
    is JsonPrimitive -> value.isString || literal.matches(value.content)
}
