package cl.luka.shell.core.stream

import cl.luka.shell.core.message.escapeLoneSurrogates
import java.util.zip.CRC32

/**
 * Cuts the JSON array of [items], which are JSON themselves, into chunks of [chunkLength], two at the least,
 * while it is written: at most one chunk and one item are in memory.
 */
internal class ListChunks(private val items: Iterator<String>, private val chunkLength: Int) {
    private val buffer = StringBuilder(chunkLength * 2)
    private val crc = CRC32()
    private var isClosed = false

    /** Number of items read so far. */
    var count = 0
        private set

    /** Number of UTF-16 units returned so far. */
    var length = 0L
        private set

    /** The next chunk; null after the last one. Throws what reading the items throws. */
    fun next(): String? {
        while (buffer.length < chunkLength && !isClosed) readItem()
        if (buffer.isEmpty()) return null
        val chunk = buffer.substring(0, chunkEnd())
        buffer.delete(0, chunk.length)
        crc.update(chunk.toByteArray())
        length += chunk.length
        return chunk
    }

    /** CRC-32 of the text's UTF-8 so far, as eight lower-case hexadecimal digits. */
    fun checksum(): String = crc.value.toString(16).padStart(8, '0')

    private fun readItem() {
        val opening = if (count == 0) "[" else ","
        if (items.hasNext()) {
            buffer.append(opening).append(escapeLoneSurrogates(items.next()))
            count += 1
        } else {
            buffer.append(if (count == 0) "[]" else "]")
            isClosed = true
        }
    }

    /** Never inside a surrogate pair, whose halves have no UTF-8 of their own. */
    private fun chunkEnd(): Int = when {
        buffer.length <= chunkLength -> buffer.length
        buffer[chunkLength - 1].isHighSurrogate() -> chunkLength - 1
        else -> chunkLength
    }
}
