package cl.luka.shell.core.asset

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Test

class LimitedStreamTest {
    private val bytes = "0123456789".toByteArray()

    @Test
    fun `Given a limit, reading byte by byte ends with it`() {
        val stream = LimitedStream(bytes.inputStream(), 3)
        val read = generateSequence { stream.read().takeIf { it >= 0 } }.map(Int::toChar).joinToString("")
        assertEquals("012", read)
    }

    @Test
    fun `Given zeros, reading byte by byte ends with the limit`() {
        val stream = LimitedStream(byteArrayOf(0, 0, 0, 1).inputStream(), 2)
        assertEquals(listOf(0, 0, -1), List(3) { stream.read() })
    }

    @Test
    fun `Given a limit, skipping counts as reading`() {
        val stream = LimitedStream(bytes.inputStream(), 9)
        assertEquals(5, stream.skip(5))
        assertEquals(4, stream.available())
        assertEquals('5', stream.read().toChar())
        assertEquals(3, stream.skip(99))
        assertEquals(-1, stream.read())
        assertFalse(stream.markSupported())
    }

    @Test
    fun `Given a source that ends before the limit, skipping returns what there was`() {
        assertEquals(10, LimitedStream(bytes.inputStream(), 21).skip(13))
    }
}
