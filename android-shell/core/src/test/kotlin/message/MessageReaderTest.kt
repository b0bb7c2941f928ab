package cl.luka.shell.core.message

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource

private const val SECRET = "00112233445566778899aabbccddeeff"

class MessageReaderTest {
    private val reader = MessageReader { SECRET }

    @Test
    fun `Given no load yet, everything is dropped`() {
        val unready = MessageReader { null }
        val text = """{"event":"format","callbackId":"1","secret":""}"""
        assertEquals(Message.Dropped, unready.read(text))
    }

    @Test
    fun `Given a callback id of 80 characters, it is answered, and of 81 it is dropped`() {
        assertEquals(Message.Unknown("i".repeat(80)), reader.read(message(id = "i".repeat(80))))
        assertEquals(Message.Dropped, reader.read(message(id = "i".repeat(81))))
    }

    @Test
    fun `Given a message that is too long, who sent it is told so`() {
        val text = message(more = ""","data":{"a":"${"x".repeat(MAX_MESSAGE_LENGTH)}"}""")
        assertEquals(ErrorCode.TOO_LARGE, (reader.read(text) as Message.Malformed).code)
    }

    @Test
    fun `Given a long message without the secret or an id, it is dropped unread`() {
        val long = "x".repeat(MAX_MESSAGE_LENGTH)
        assertEquals(Message.Dropped, reader.read(long))
        assertEquals(Message.Dropped, reader.read("""{"callbackId":"1","a":"$long","secret":"no"}"""))
        assertEquals(Message.Dropped, reader.read("""{"a":"$long","secret":"$SECRET"}"""))
    }

    @Test
    fun `Given lists in lists by the thousand, the stack holds and the answer is invalid`() {
        val deep = "[".repeat(100_000) + "]".repeat(100_000)
        val read = reader.read(message(more = ""","data":$deep"""))
        assertEquals(ErrorCode.INVALID, (read as Message.Malformed).code)
        assertEquals(Message.Dropped, reader.read(deep))
    }

    @Test
    fun `Given brackets within a text, they are no depth`() {
        val text = message("afEvent", more = ""","data":{"name":"${"[{\\\"".repeat(200)}"}""")
        assertTrue(reader.read(text) is Message.Call)
    }

    @ParameterizedTest
    @ValueSource(strings = ["nix", "01", "+1", "1.", "'a'", "NaN", "Infinity", "0x1", "undefined"])
    fun `Given a word that is no JSON, the message is dropped`(word: String) {
        val read = reader.read(
            message("localCache", more = ""","data":{"op":"set","key":"a","value":$word}""")
        )
        assertEquals(Message.Dropped, read)
    }

    @ParameterizedTest
    @ValueSource(strings = ["1", "-0.5e+3", "true", "null", "[]", "{}", "\"\\ud83d\""])
    fun `Given a value of any kind, it can be kept`(value: String) {
        val read = reader.read(
            message("localCache", more = ""","data":{"op":"set","key":"a","value":$value}""")
        )
        assertTrue((read as Message.Call).request is Request.LocalCache.Put)
    }

    @Test
    fun `Given names of any length to keep and resume, only 1 to 80 characters are read`() {
        for (name in listOf("", "n".repeat(81))) {
            val keep = reader.read(message("liveness", more = ""","keep":"$name""""))
            val resume = reader.read(message("liveness", more = ""","resume":"$name""""))
            assertEquals(ErrorCode.INVALID, (keep as Message.Malformed).code)
            assertEquals(ErrorCode.INVALID, (resume as Message.Malformed).code)
        }
    }

    @Test
    fun `Given a field that is null, it is as if absent`() {
        val read = reader.read(message("takePhoto", more = ""","resume":null,"keep":null,"data":$PHOTO"""))
        assertEquals(null, (read as Message.Call).keep)
    }

    @Test
    fun `Given a name to keep for what keeps nothing, it is not kept`() {
        assertEquals(null, (reader.read(message("location", more = ""","keep":"a"""")) as Message.Call).keep)
        assertEquals("a", (reader.read(message("liveness", more = ""","keep":"a"""")) as Message.Call).keep)
    }

    @Test
    fun `Given what is malformed, the answer names the field and no value`() {
        val read = reader.read(message("openPayView", more = ""","data":{"url":7311}"""))
        assertEquals("not of the contract's shape: url", (read as Message.Malformed).reason)
    }

    private fun message(event: String = "format", id: String = "1-a", more: String = "") =
        """{"event":"$event","callbackId":"$id"$more,"secret":"$SECRET"}"""

    private companion object {
        const val PHOTO = """{"kind":"selfie","facing":"front"}"""
    }
}
