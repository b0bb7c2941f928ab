package cl.luka.shell.core.asset

import java.io.FilterInputStream
import java.io.InputStream

/** No more than the first [remaining] bytes of a stream. */
internal class LimitedStream(source: InputStream, private var remaining: Long) : FilterInputStream(source) {
    override fun read(): Int {
        if (remaining <= 0) return -1
        return super.read().also { if (it >= 0) remaining -= 1 }
    }

    override fun read(bytes: ByteArray, offset: Int, length: Int): Int {
        if (length == 0) return 0
        if (remaining <= 0) return -1
        val count = super.read(bytes, offset, length.toLong().coerceAtMost(remaining).toInt())
        if (count > 0) remaining -= count
        return count
    }

    override fun skip(count: Long): Long = super.skip(count.coerceAtMost(remaining)).also { remaining -= it }

    /** All remaining bytes: Android's WebView uses this as the length. */
    override fun available(): Int = remaining.coerceAtMost(Int.MAX_VALUE.toLong()).toInt()

    override fun markSupported(): Boolean = false
}
