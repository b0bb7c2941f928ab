package cl.luka.shell.core.asset

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource

class ByteRangeTest {
    @ParameterizedTest
    @ValueSource(
        strings = [
            "", "bytes=-", "bytes=5-2", "bytes=1-2,4-5", "items=0-1", "bytes=a-b", "bytes=0x1-2", "0-1"
        ]
    )
    fun `Given what no server has to know, it is the whole file`(header: String) {
        assertEquals(ByteRange.Whole, readRange(header, 10))
    }

    @Test
    fun `Given no header, it is the whole file`() {
        assertEquals(ByteRange.Whole, readRange(null, 10))
    }

    @Test
    fun `Given more bytes than there are, it is those that there are`() {
        assertEquals(ByteRange.Part(0L..9L), readRange("bytes=-99", 10))
        assertEquals(ByteRange.Part(9L..9L), readRange("bytes=9-99999999999999999999", 10))
    }

    @Test
    fun `Given the last no bytes, or an empty file, nothing can be meant`() {
        assertEquals(ByteRange.Unsatisfiable, readRange("bytes=-0", 10))
        assertEquals(ByteRange.Unsatisfiable, readRange("bytes=0-", 0))
    }
}
