package cl.luka.shell.core.stream

import cl.luka.shell.core.message.escapeLoneSurrogates

/** The UTF-16 units of one chunk. Source: PROTOCOL.md. */
const val CHUNK_LENGTH = 64 * 1024

/**
 * The text of a JSON list, made of the texts of its [items] and cut into chunks of [length] while it is
 * made: no more than one chunk and one item are in memory.
 */
class ListChunks(private val items: Iterator<String>, private val length: Int = CHUNK_LENGTH) {
    private val buffer = StringBuilder(length * 2)
    private val sum = Utf8Checksum()
    private var isClosed = false

    /** How many items were read. */
    var count = 0
        private set

    /** How many UTF-16 units were handed out. */
    var written = 0L
        private set

    /** The next chunk; null after the last one. Throws what reading the items throws. */
    fun next(): String? {
        while (buffer.length < length && !isClosed) readItem()
        if (buffer.isEmpty()) return null
        val chunk = buffer.substring(0, cutBefore(length))
        buffer.delete(0, chunk.length)
        sum.update(chunk)
        written += chunk.length
        return chunk
    }

    /** The checksum of the whole text. Call it once, after the last chunk. */
    fun checksum(): String = sum.digest()

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

    /** Not between the halves of a pair, which would have to be escaped each. */
    private fun cutBefore(wanted: Int): Int = when {
        buffer.length <= wanted -> buffer.length
        buffer[wanted - 1].isHighSurrogate() && wanted > 1 -> wanted - 1
        else -> wanted
    }
}
