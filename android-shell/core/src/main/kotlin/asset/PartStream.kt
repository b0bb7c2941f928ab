package cl.luka.shell.core.asset

import java.io.FilterInputStream
import java.io.InputStream

/** The bytes [range] of a stream. */
internal class PartStream(source: InputStream, private val range: LongRange) : FilterInputStream(source) {
    private var left = if (range.isEmpty()) 0 else range.last - range.first + 1
    private var isPlaced = false

    override fun read(): Int {
        place()
        if (left <= 0) return -1
        return super.read().also { if (it >= 0) left -= 1 }
    }

    override fun read(bytes: ByteArray, offset: Int, length: Int): Int {
        place()
        if (length == 0) return 0
        if (left <= 0) return -1
        val count = super.read(bytes, offset, length.toLong().coerceAtMost(left).toInt())
        if (count > 0) left -= count
        return count
    }

    override fun skip(count: Long): Long {
        place()
        return super.skip(count.coerceAtMost(left)).also { left -= it }
    }

    /** All that is left: Android's web view takes it for the length. */
    override fun available(): Int = left.coerceAtMost(Int.MAX_VALUE.toLong()).toInt()

    override fun markSupported(): Boolean = false

    private fun place() {
        if (isPlaced) return
        isPlaced = true
        var skipped = 0L
        while (skipped < range.first) {
            val step = `in`.skip(range.first - skipped)
            // A stream may skip nothing though it has more: a read tells.
            if (step <= 0 && `in`.read() < 0) break
            skipped += step.coerceAtLeast(1)
        }
    }
}
