package cl.luka.shell.core.uri

import java.io.ByteArrayOutputStream
import java.nio.ByteBuffer
import java.nio.charset.CharacterCodingException

private const val HEX = "0123456789abcdefABCDEF"

/** Decodes percent-encoding once; null where the result is no valid UTF-8. `+` stays `+`. */
internal fun decodePercent(text: String): String? {
    if ('%' !in text) return text
    val bytes = ByteArrayOutputStream(text.length)
    var at = 0
    while (at < text.length) {
        if (text[at] == '%') {
            bytes.write(hexByte(text, at + 1) ?: return null)
            at += 3
        } else {
            val end = text.indexOf('%', at).takeIf { it > 0 } ?: text.length
            val plain = text.substring(at, end).toByteArray()
            bytes.write(plain, 0, plain.size)
            at = end
        }
    }
    return try {
        Charsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes.toByteArray())).toString()
    } catch (_: CharacterCodingException) {
        null
    }
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

private fun hexByte(text: String, at: Int): Int? {
    val pair = text.substring(at, (at + 2).coerceAtMost(text.length))
    // ASCII only: `toInt` also accepts the digits of other scripts.
    return if (pair.length == 2 && pair.all(HEX::contains)) pair.toInt(16) else null
}
