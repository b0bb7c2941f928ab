package cl.luka.shell.core.stream

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.jsonArray
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class ListChunksTest {
    @Test
    fun `Given items of any length, all chunks but the last have the chunk length`() {
        for (length in listOf(2, 3, 7, 16, 64)) {
            val chunks = chunksOf(listOf("1", "\"${"a".repeat(50)}\"", "{}"), length)
            assertTrue(chunks.dropLast(1).all { it.length == length })
            assertEquals("[1,\"${"a".repeat(50)}\",{}]", chunks.joinToString(""))
        }
    }

    @Test
    fun `Given a surrogate pair at the end of a chunk, the cut is before it`() {
        for (text in listOf("😀😀😀", "a😀😀😀", "aa😀a😀", "aaa😀aa😀")) {
            val chunks = chunksOf(listOf("\"$text\""), 4)
            assertFalse(chunks.any { it.last().isHighSurrogate() })
            assertTrue(chunks.all { it.length <= 4 })
            assertEquals("[\"$text\"]", chunks.joinToString(""))
        }
    }

    @Test
    fun `Given all chunks, count, length and checksum match the text`() {
        val chunks = ListChunks(listOf("\"ñ\"", "\"😀\"").iterator(), 3)
        val text = generateSequence { chunks.next() }.joinToString("")
        assertEquals(2, chunks.count)
        assertEquals(text.length.toLong(), chunks.length)
        assertEquals("7bd3c4b2", chunks.checksum())
        assertEquals(2, Json.parseToJsonElement(text).jsonArray.size)
    }

    @Test
    fun `Given a checksum that begins with a zero, it has eight digits`() {
        val chunks = ListChunks(listOf("6").iterator(), 64)
        chunks.next()
        assertEquals("036ea47f", chunks.checksum())
    }

    private fun chunksOf(items: List<String>, length: Int): List<String> {
        val chunks = ListChunks(items.iterator(), length)
        return generateSequence { chunks.next() }.toList()
    }
}
