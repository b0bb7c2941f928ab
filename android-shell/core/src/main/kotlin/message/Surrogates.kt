package cl.luka.shell.core.message

/**
 * Writes lone surrogates in a JSON text as `\udXXX`: UTF-8 cannot encode them, so they would arrive as `?`.
 * Source: PROTOCOL.md.
 */
fun escapeLoneSurrogates(json: String): String {
    if (json.indices.none { isLoneSurrogate(json, it) }) return json
    return buildString(json.length + 16) {
        for (index in json.indices) {
            val unit = json[index]
            if (isLoneSurrogate(json, index)) append("\\u").append(unit.code.toString(16)) else append(unit)
        }
    }
}

/** True for half of a surrogate pair without the other half beside it. */
internal fun isLoneSurrogate(text: CharSequence, index: Int): Boolean {
    val unit = text[index]
    return when {
        unit.isHighSurrogate() -> index + 1 >= text.length || !text[index + 1].isLowSurrogate()
        unit.isLowSurrogate() -> index == 0 || !text[index - 1].isHighSurrogate()
        else -> false
    }
}
