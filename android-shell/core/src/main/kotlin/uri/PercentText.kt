package cl.luka.shell.core.uri

import java.io.ByteArrayOutputStream
import java.nio.ByteBuffer
import java.nio.charset.CharacterCodingException

private const val HEX = "0123456789abcdefABCDEF"

/**
 * The text that percent-encoding stands for, decoded once; null where it is not that of UTF-8. `+` stays `+`.
 */
internal fun decodePercent(text: String): String? {
    if ('%' !in text) return text
    val bytes = ByteArrayOutputStream(text.length)
    var at = 0
    while (at < text.length) {
        if (text[at] == '%') {
            bytes.write(hexPair(text, at + 1) ?: return null)
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

private fun hexPair(text: String, at: Int): Int? {
    val pair = text.substring(at, (at + 2).coerceAtMost(text.length))
    // Only ASCII: other scripts' digits are digits too.
    return if (pair.length == 2 && pair.all(HEX::contains)) pair.toInt(16) else null
}
