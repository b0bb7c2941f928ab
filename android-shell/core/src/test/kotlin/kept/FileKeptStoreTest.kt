package cl.luka.shell.core.kept

import java.io.File
import java.io.IOException
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class FileKeptStoreTest(@param:TempDir private val folder: File) {
    private val records = File(folder, "kept")
    private val record = KeptRecord("a1", "takePhoto", "id_front", 1, 2)

    @Test
    fun `Given a record, another process reads it until it is removed`() {
        FileKeptStore(records).put(record)
        assertEquals(listOf(record), FileKeptStore(records).all())
        FileKeptStore(records).remove("a1")
        assertTrue(FileKeptStore(records).all().isEmpty())
    }

    @Test
    fun `Given no folder yet, there are no records`() {
        assertTrue(FileKeptStore(records).all().isEmpty())
    }

    @Test
    fun `Given half a record, it is removed and the others are read`() {
        FileKeptStore(records).put(record)
        val half = File(records, "b2.json").apply { writeText("{\"ticket\":\"b2\"") }
        assertEquals(listOf(record), FileKeptStore(records).all())
        assertFalse(half.exists())
    }

    @Test
    fun `Given a ticket that leads out of the folder, it is refused and removes nothing`() {
        val outside = File(folder, "user.json").apply { writeText("{}") }
        FileKeptStore(records).put(record)
        FileKeptStore(records).remove("../user")
        assertTrue(outside.exists())
        assertThrows(IllegalArgumentException::class.java) {
            FileKeptStore(records).put(record.copy(ticket = "../user"))
        }
    }

    @Test
    fun `Given a place where nothing can be written, it says so`() {
        val file = File(folder, "file").apply { writeText("") }
        assertThrows(IOException::class.java) { FileKeptStore(file).put(record) }
    }
}
