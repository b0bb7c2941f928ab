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
    fun `Given a source that does not skip, the part begins at its start`() {
        val slow =
            object : ByteArrayInputStream(bytes) {
                override fun skip(count: Long) = 0L
            }
        assertEquals("78", textOf(PartStream(slow, 7L..8L)))
    }

    @Test
    fun `Given a source that does not skip its zeros, the part begins at its start`() {
        val slow =
            object : ByteArrayInputStream(byteArrayOf(0, 0, 1, 2)) {
                override fun skip(count: Long) = 0L
            }
        assertEquals(listOf<Byte>(1, 2), PartStream(slow, 2L..3L).readBytes().toList())
    }

    @Test
    fun `Given a source that skips two bytes at a time, the part begins at its start`() {
        val slow =
            object : ByteArrayInputStream(bytes) {
                override fun skip(count: Long) = super.skip(count.coerceAtMost(2))
            }
        assertEquals("34", textOf(PartStream(slow, 3L..4L)))
    }

    @Test
    fun `Given a source that ends within the part, skipping returns what there was`() {
        assertEquals(2, PartStream(bytes.inputStream(), 8L..20L).skip(13))
    }

    @Test
    fun `Given a source that ends before the part, the part is empty`() {
        val short =
            object : ByteArrayInputStream("01".toByteArray()) {
                override fun skip(count: Long) = 0L
            }
        assertEquals("", textOf(PartStream(short, 7L..8L)))
    }

    private fun textOf(stream: InputStream) = stream.use { it.readBytes().toString(Charsets.UTF_8) }
}
