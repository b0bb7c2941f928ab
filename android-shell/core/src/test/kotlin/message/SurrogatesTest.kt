package cl.luka.shell.core.message

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Test

class SurrogatesTest {
    @Test
    fun `Given complete surrogate pairs, the text stays as it is`() {
        val text = "\"a 😀 ñ\""
        assertSame(text, escapeLoneSurrogates(text))
    }

    @Test
    fun `Given lone surrogates, each is escaped`() {
        assertEquals("\"\\ud83d\"", escapeLoneSurrogates("\"\ud83d\""))
        assertEquals("\"\\ude00\\ud83d\"", escapeLoneSurrogates("\"\ude00\ud83d\""))
        assertEquals("\\ude00😀\\ud83d", escapeLoneSurrogates("\ude00😀\ud83d"))
    }
}
