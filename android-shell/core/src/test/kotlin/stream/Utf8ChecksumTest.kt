package cl.luka.shell.core.stream

import cl.luka.shell.core.fake.bridgeCases
import cl.luka.shell.core.message.text
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.DynamicTest
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.TestFactory

class Utf8ChecksumTest {
    @Test
    fun `Given the check value of CRC-32, the checksum matches it`() {
        assertEquals("cbf43926", sumOf("123456789"))
        assertEquals("00000000", sumOf())
    }

    @Test
    fun `Given a lone surrogate, it counts as U+FFFD, and a pair cut in two as the pair`() {
        assertEquals(sumOf("a\uFFFD"), sumOf("a\ud83d"))
        assertEquals(sumOf("\uFFFD", "a"), sumOf("\ud83d", "a"))
        assertEquals(sumOf("😀"), sumOf("\ud83d", "\ude00"))
        assertEquals(sumOf("😀"), sumOf("\ud83d", "", "\ude00"))
    }

    @TestFactory
    fun `Given the chunks of the shared cases, the checksums match theirs`(): List<DynamicTest> {
        val cases = (bridgeCases("page/unicode.json") + bridgeCases("page/chunks.json")).filter(::isWhole)
        assertTrue(cases.size >= 15, "${cases.size} cases")
        return cases.map { case ->
            DynamicTest.dynamicTest("Given ${case.text("name")}, the checksum matches") {
                val messages = messagesOf(case)
                val pieces = messages.mapNotNull { it.text("data") }
                assertEquals(messages.firstNotNullOf { it.text("checksum") }, sumOf(*pieces.toTypedArray()))
            }
        }
    }

    /** A case with one complete reply and its checksum. */
    private fun isWhole(case: JsonObject): Boolean {
        val calls = case.getValue("calls").jsonArray.map { it.jsonObject }
        val ends = calls.singleOrNull()?.get("ends")?.jsonObject
        return ends?.contains("value") == true && messagesOf(case).any { it.text("checksum") != null }
    }

    private fun messagesOf(case: JsonObject) =
        case.getValue("shell").jsonArray.mapNotNull { it.jsonObject["message"]?.jsonObject }

    private fun sumOf(vararg pieces: String) = Utf8Checksum().apply { pieces.forEach(::update) }.digest()
}
