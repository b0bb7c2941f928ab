package cl.luka.shell.core.message

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource

private const val SECRET = "00112233445566778899aabbccddeeff"

class MessageParserTest {
    private val parser = MessageParser { SECRET }

    @Test
    fun `Given no load yet, every message is ignored`() {
        val unready = MessageParser { null }
        val text = """{"event":"format","callbackId":"1","secret":""}"""
        assertEquals(Message.Ignored, unready.parse(text))
    }

    @Test
    fun `Given a callback id of 80 characters, the message is accepted, and with 81 it is ignored`() {
        assertEquals(Message.UnknownEvent("i".repeat(80)), parser.parse(message(id = "i".repeat(80))))
        assertEquals(Message.Ignored, parser.parse(message(id = "i".repeat(81))))
    }

    @Test
    fun `Given a message over the maximum length, it is malformed with too_large`() {
        val length = MAX_MESSAGE_LENGTH - message(more = ""","data":{"a":""}""").length
        val longest = message(more = ""","data":{"a":"${"x".repeat(length)}"}""")
        val longer = message(more = ""","data":{"a":"${"x".repeat(length + 1)}"}""")
        assertEquals(MAX_MESSAGE_LENGTH, longest.length)
        assertTrue(parser.parse(longest) is Message.UnknownEvent)
        assertEquals(ErrorCode.TOO_LARGE, (parser.parse(longer) as Message.Malformed).code)
    }

    @Test
    fun `Given a long message without secret or callback id, it is ignored`() {
        val long = "x".repeat(MAX_MESSAGE_LENGTH)
        assertEquals(Message.Ignored, parser.parse(long))
        assertEquals(Message.Ignored, parser.parse("""{"callbackId":"1","a":"$long","secret":"no"}"""))
        assertEquals(Message.Ignored, parser.parse("""{"a":"$long","secret":"$SECRET"}"""))
    }

    @Test
    fun `Given arrays nested by the thousand, the message is malformed and the stack does not overflow`() {
        val deep = "[".repeat(100_000) + "]".repeat(100_000)
        val read = parser.parse(message(more = ""","data":$deep"""))
        assertEquals(ErrorCode.INVALID, (read as Message.Malformed).code)
        assertEquals(Message.Ignored, parser.parse(deep))
    }

    @Test
    fun `Given 64 levels, the message is not nested too deeply, and with 65 it is`() {
        for ((opening, closing) in listOf("[" to "]", "{\"a\":" to "}")) {
            assertFalse(isTooDeep(opening.repeat(64) + "1" + closing.repeat(64)))
            assertTrue(isTooDeep(opening.repeat(65) + "1" + closing.repeat(65)))
        }
    }

    @Test
    fun `Given many lists and objects side by side, they do not count as nesting`() {
        assertFalse(isTooDeep("[" + "[],".repeat(100) + "{},".repeat(100) + "1]"))
    }

    @Test
    fun `Given brackets within a string, they do not count as nesting`() {
        val text = message("afEvent", more = ""","data":{"name":"${"[{\\\"".repeat(200)}"}""")
        assertTrue(parser.parse(text) is Message.Call)
    }

    @ParameterizedTest
    @ValueSource(
        strings = [
            "nix", "01", "+1", "1.", "'a'", "NaN", "Infinity", "0x1", "undefined", "[1,nix]", "{\"b\":nix}"
        ]
    )
    fun `Given an unquoted word, the message is ignored`(word: String) {
        val read = parser.parse(
            message("localCache", more = ""","data":{"op":"set","key":"a","value":$word}""")
        )
        assertEquals(Message.Ignored, read)
    }

    @ParameterizedTest
    @ValueSource(strings = ["1", "-0.5e+3", "true", "null", "[]", "{}", "[1,{\"b\":true}]", "\"\\ud83d\""])
    fun `Given a value of any JSON type, it can be stored`(value: String) {
        val read = parser.parse(
            message("localCache", more = ""","data":{"op":"set","key":"a","value":$value}""")
        )
        assertTrue((read as Message.Call).request is Request.LocalCache.Put)
    }

    @Test
    fun `Given names for keep and resume, only 1 to 80 characters are valid`() {
        for (name in listOf("", "n".repeat(81))) {
            val keep = parser.parse(message("liveness", more = ""","keep":"$name""""))
            val resume = parser.parse(message("liveness", more = ""","resume":"$name""""))
            assertEquals(ErrorCode.INVALID, (keep as Message.Malformed).code)
            assertEquals(ErrorCode.INVALID, (resume as Message.Malformed).code)
        }
    }

    @Test
    fun `Given a field that is null, it counts as absent`() {
        val read = parser.parse(message("takePhoto", more = ""","resume":null,"keep":null,"data":$PHOTO"""))
        assertEquals(null, (read as Message.Call).keep)
    }

    @Test
    fun `Given keep on an event that cannot be resumed, it is ignored`() {
        assertEquals(null, (parser.parse(message("location", more = ""","keep":"a"""")) as Message.Call).keep)
        assertEquals("a", (parser.parse(message("liveness", more = ""","keep":"a"""")) as Message.Call).keep)
    }

    private fun message(event: String = "format", id: String = "1-a", more: String = "") =
        """{"event":"$event","callbackId":"$id"$more,"secret":"$SECRET"}"""

    private companion object {
        const val PHOTO = """{"kind":"selfie","facing":"front"}"""
    }
}
