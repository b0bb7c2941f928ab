package cl.luka.shell.core.asset

import java.io.ByteArrayInputStream
import java.io.InputStream
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Test

class PartStreamTest {
    private val bytes = "0123456789".toByteArray()

    @Test
    fun `Given a part, reading byte by byte ends with it`() {
        val stream = PartStream(bytes.inputStream(), 3L..5L)
        val read = generateSequence { stream.read().takeIf { it >= 0 } }.map(Int::toChar).joinToString("")
        assertEquals("345", read)
    }

    @Test
    fun `Given a part of zeros, reading byte by byte ends with it`() {
        val stream = PartStream(byteArrayOf(0, 0, 0, 1).inputStream(), 0L..1L)
        assertEquals(listOf(0, 0, -1), List(3) { stream.read() })
    }

    @Test
    fun `Given a part, skipping counts as reading`() {
        val stream = PartStream(bytes.inputStream(), 3L..8L)
        assertEquals(2, stream.skip(2))
        assertEquals(4, stream.available())
        assertEquals('5', stream.read().toChar())
        assertEquals(3, stream.skip(99))
        assertEquals(-1, stream.read())
        assertFalse(stream.markSupported())
    }

    @Test
    fun `Given an empty buffer, nothing is read`() {
        assertEquals(0, PartStream(bytes.inputStream(), 0L..1L).read(ByteArray(4), 0, 0))
    }

    @Test
    fun `Given a source that skips nothing or two bytes at a time, the part begins at its start`() {
        for (most in listOf(0L, 2L)) {
            assertEquals("78", textOf(PartStream(skipping(most, bytes), 7L..8L)), "$most")
            val zeros = skipping(most, byteArrayOf(0, 0, 0, 1, 2))
            assertEquals(listOf<Byte>(1, 2), PartStream(zeros, 3L..4L).readBytes().toList(), "$most")
        }
    }

    @Test
    fun `Given a source that ends within the part, skipping returns what there was`() {
        assertEquals(2, PartStream(bytes.inputStream(), 8L..20L).skip(13))
    }

    @Test
    fun `Given a source that ends before the part, the part is empty`() {
        assertEquals("", textOf(PartStream(skipping(0, "01".toByteArray()), 7L..8L)))
    }

    /** A source that skips no more than `most` bytes at a time. */
    private fun skipping(most: Long, bytes: ByteArray) = object : ByteArrayInputStream(bytes) {
        override fun skip(count: Long) = super.skip(count.coerceAtMost(most))
    }

    private fun textOf(stream: InputStream) = stream.use { it.readBytes().toString(Charsets.UTF_8) }
}
