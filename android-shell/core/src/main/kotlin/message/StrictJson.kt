package cl.luka.shell.core.message

import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

private const val MAX_DEPTH = 64
private val literal = Regex("true|false|null|-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?")

/**
 * Parses JSON; null for a text that is no valid JSON, or is nested so deeply that parsing it could overflow
 * the stack.
 */
fun parseJson(text: String): JsonElement? {
    if (isTooDeep(text)) return null
    return try {
        Json.parseToJsonElement(text).takeIf(::isStrict)
    } catch (_: SerializationException) {
        null
    }
}

/** The string in field [name]; null if it is absent or of another type. */
fun JsonObject.text(name: String): String? =
    (this[name] as? JsonPrimitive)?.takeIf(JsonPrimitive::isString)?.content

/** True where arrays and objects are nested deeper than in any message of the contract. */
internal fun isTooDeep(text: String): Boolean {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for (unit in text) {
        when {
            isEscaped -> isEscaped = false
            isInString && unit == '\\' -> isEscaped = true
            unit == '"' -> isInString = !isInString
            isInString -> Unit
            unit == '{' || unit == '[' -> if (++depth > MAX_DEPTH) return true
            unit == '}' || unit == ']' -> depth--
        }
    }
    return false
}

/** The parser accepts unquoted words, which would be invalid JSON when written again. */
private fun isStrict(value: JsonElement): Boolean = when (value) {
    is JsonArray -> value.all(::isStrict)
    is JsonObject -> value.values.all(::isStrict)
    is JsonNull -> true
    is JsonPrimitive -> value.isString || literal.matches(value.content)
}
