package cl.luka.shell.core.asset

import java.io.FilterInputStream
import java.io.InputStream

/** The bytes [range] of a stream. */
internal class PartStream(source: InputStream, private val range: LongRange) : FilterInputStream(source) {
    private var remaining = if (range.isEmpty()) 0 else range.last - range.first + 1
    private var isAtStart = false

    override fun read(): Int {
        skipToStart()
        if (remaining <= 0) return -1
        return super.read().also { if (it >= 0) remaining -= 1 }
    }

    override fun read(bytes: ByteArray, offset: Int, length: Int): Int {
        skipToStart()
        if (length == 0) return 0
        if (remaining <= 0) return -1
        val count = super.read(bytes, offset, length.toLong().coerceAtMost(remaining).toInt())
        if (count > 0) remaining -= count
        return count
    }

    override fun skip(count: Long): Long {
        skipToStart()
        return super.skip(count.coerceAtMost(remaining)).also { remaining -= it }
    }

    /** All remaining bytes: Android's WebView uses this as the length. */
    override fun available(): Int = remaining.coerceAtMost(Int.MAX_VALUE.toLong()).toInt()

    override fun markSupported(): Boolean = false

    private fun skipToStart() {
        if (isAtStart) return
        isAtStart = true
        var skipped = 0L
        while (skipped < range.first) {
            val step = `in`.skip(range.first - skipped)
            // `skip` may return 0 before the end: only a read shows whether there is more.
            if (step <= 0 && `in`.read() < 0) break
            skipped += step.coerceAtLeast(1)
        }
    }
}
