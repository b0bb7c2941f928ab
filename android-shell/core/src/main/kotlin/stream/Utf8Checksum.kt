package cl.luka.shell.core.stream

import cl.luka.shell.core.message.isLoneSurrogate
import java.util.zip.CRC32

/**
 * CRC-32 (as in zip) of a text's UTF-8, taken in pieces that may be cut anywhere, also between the
 * halves of a surrogate pair. A lone surrogate counts as U+FFFD: Java's own encoder would write `?`.
 */
class Utf8Checksum {
    private val sum = CRC32()

    /** The first half of a pair whose second half may begin the next piece. */
    private var held = ""

    /** Takes the next piece. */
    fun update(piece: String) {
        val text = held + piece
        val isCut = text.isNotEmpty() && text.last().isHighSurrogate()
        held = if (isCut) text.takeLast(1) else ""
        add(if (isCut) text.dropLast(1) else text)
    }

    /** The sum of all pieces: eight lower-case hexadecimal digits. Call it once, at the end. */
    fun digest(): String {
        add(held)
        return sum.value.toString(16).padStart(8, '0')
    }

    private fun add(text: String) {
        val hasLone = text.indices.any { isLoneSurrogate(text, it) }
        sum.update((if (hasLone) replaceLone(text) else text).toByteArray())
    }

    private fun replaceLone(text: String): String = buildString(text.length) {
        for (index in text.indices) append(if (isLoneSurrogate(text, index)) '\uFFFD' else text[index])
    }
}
