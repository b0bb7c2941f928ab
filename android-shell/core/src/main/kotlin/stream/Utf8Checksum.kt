package cl.luka.shell.core.stream

import cl.luka.shell.core.message.isLoneSurrogate
import java.util.zip.CRC32

/**
 * CRC-32 (as in zip) of a text's UTF-8. The text comes in pieces that may be cut anywhere, also inside a
 * surrogate pair. A lone surrogate counts as U+FFFD: Java's own encoder would write `?`.
 */
internal class Utf8Checksum {
    private val crc = CRC32()

    /** The high surrogate at the end of the last piece, whose low surrogate may begin the next one. */
    private var carry = ""

    /** Adds the next piece. */
    fun update(piece: String) {
        val text = carry + piece
        val isCut = text.isNotEmpty() && text.last().isHighSurrogate()
        carry = if (isCut) text.takeLast(1) else ""
        add(if (isCut) text.dropLast(1) else text)
    }

    /** The checksum of all pieces as eight lower-case hexadecimal digits. Call once, at the end. */
    fun digest(): String {
        add(carry)
        return crc.value.toString(16).padStart(8, '0')
    }

    private fun add(text: String) {
        val hasLone = text.indices.any { isLoneSurrogate(text, it) }
        crc.update((if (hasLone) replaceLone(text) else text).toByteArray())
    }

    private fun replaceLone(text: String): String = buildString(text.length) {
        for (index in text.indices) append(if (isLoneSurrogate(text, index)) '\uFFFD' else text[index])
    }
}
