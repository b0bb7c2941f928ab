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
    fun `Given a header that a server may ignore, the whole file is meant`(header: String) {
        assertEquals(ByteRange.Whole, parseRange(header, 10))
    }

    @Test
    fun `Given no header, the whole file is meant`() {
        assertEquals(ByteRange.Whole, parseRange(null, 10))
    }

    @Test
    fun `Given a range longer than the file, it ends with the file`() {
        assertEquals(ByteRange.Part(0L..9L), parseRange("bytes=-99", 10))
        assertEquals(ByteRange.Part(9L..9L), parseRange("bytes=9-99999999999999999999", 10))
    }

    @Test
    fun `Given a suffix of zero bytes or an empty file, the range is unsatisfiable`() {
        assertEquals(ByteRange.Unsatisfiable, parseRange("bytes=-0", 10))
        assertEquals(ByteRange.Unsatisfiable, parseRange("bytes=0-", 0))
    }
}
