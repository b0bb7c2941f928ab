package cl.luka.shell.core.uri

import java.net.URLDecoder

/** ASCII only: the decoder also accepts the digits of other scripts. */
private val malformed = Regex("%(?![0-9a-fA-F]{2})")

/**
 * Decodes percent-encoding once; null where it is malformed, or the result is no valid UTF-8 or has U+FFFD,
 * which the decoder writes for that. `+` stays `+`.
 */
internal fun decodePercent(text: String): String? {
    if (malformed.containsMatchIn(text)) return null
    return URLDecoder.decode(text.replace("+", "%2B"), "UTF-8").takeUnless { '\uFFFD' in it }
}

/**
 * The decoded fields of a query; null where one is malformed, occurs twice, or is not [allowed]: the app that
 * receives the link could read it differently.
 */
internal fun parseQuery(query: String, allowed: Set<String>): Map<String, String>? {
    val fields = mutableMapOf<String, String>()
    for (part in query.split('&').filter(String::isNotEmpty)) {
        val key = decodePercent(part.substringBefore('=')) ?: return null
        val value = decodePercent(part.substringAfter('=', "")) ?: return null
        if (key !in allowed || fields.put(key, value) != null) return null
    }
    return fields
}
