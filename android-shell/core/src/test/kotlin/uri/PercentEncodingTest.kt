package cl.luka.shell.core.uri

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Test

class PercentEncodingTest {
    @Test
    fun `Given percent-encoded text, it is decoded once, and a plus stays a plus`() {
        assertEquals("ñ 😀", decodePercent("%C3%b1%20%F0%9F%98%80"))
        assertEquals("%2e", decodePercent("%252e"))
        assertEquals("a+b", decodePercent("a+b"))
        assertEquals("a%b", decodePercent("a%25b"))
        assertEquals("ab", decodePercent("%61b"))
    }

    @Test
    fun `Given invalid UTF-8 or invalid hexadecimal digits, the result is null`() {
        val texts =
            listOf("%", "%2", "%g0", "%-1", "%ff", "%c0%ae", "%ed%a0%80", "%\u0662\u0660", "%ef%bf%bd")
        for (text in texts) assertNull(decodePercent(text), text)
    }
}
