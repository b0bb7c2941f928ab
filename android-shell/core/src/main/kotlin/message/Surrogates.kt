package cl.luka.shell.core.message

/** Both halves of a pair are one character to a pattern, which is none of these. */
private val loneSurrogate = Regex("\\p{Cs}")

/**
 * Writes lone surrogates in a JSON text as `\udXXX`: UTF-8 cannot encode them, so they would arrive as `?`.
 * Source: PROTOCOL.md.
 */
fun escapeLoneSurrogates(json: String): String =
    loneSurrogate.replace(json) { "\\u" + it.value.single().code.toString(16) }
