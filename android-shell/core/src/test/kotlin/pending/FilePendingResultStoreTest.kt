package cl.luka.shell.core.pending

import java.io.File
import java.io.IOException
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class FilePendingResultStoreTest(@param:TempDir private val folder: File) {
    private val records = File(folder, "kept")
    private val record = PendingResult("a1", "takePhoto", "id_front", 1, 2)

    @Test
    fun `Given a stored result, another process reads it until it is removed`() {
        FilePendingResultStore(records).put(record)
        assertEquals(listOf(record), FilePendingResultStore(records).all())
        FilePendingResultStore(records).remove("a1")
        assertTrue(FilePendingResultStore(records).all().isEmpty())
    }

    @Test
    fun `Given no folder, there are no results`() {
        assertTrue(FilePendingResultStore(records).all().isEmpty())
    }

    @Test
    fun `Given a truncated file, it is deleted and the others are read`() {
        FilePendingResultStore(records).put(record)
        val half = File(records, "b2.json").apply { writeText("{\"requestId\":\"b2\"") }
        assertEquals(listOf(record), FilePendingResultStore(records).all())
        assertFalse(half.exists())
    }

    @Test
    fun `Given a request id that leads out of the folder, it is rejected and nothing is deleted`() {
        val outside = File(folder, "user.json").apply { writeText("{}") }
        FilePendingResultStore(records).put(record)
        FilePendingResultStore(records).remove("../user")
        assertTrue(outside.exists())
        assertThrows(IllegalArgumentException::class.java) {
            FilePendingResultStore(records).put(record.copy(requestId = "../user"))
        }
    }

    @Test
    fun `Given a folder that cannot be written, an IOException is thrown`() {
        val file = File(folder, "file").apply { writeText("") }
        assertThrows(IOException::class.java) { FilePendingResultStore(file).put(record) }
    }
}
