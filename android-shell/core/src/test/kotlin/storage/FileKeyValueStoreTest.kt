package cl.luka.shell.core.storage

import java.io.File
import java.io.IOException
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource

class FileKeyValueStoreTest(@param:TempDir private val folder: File) {
    private val file = File(folder, "deep/values.json")

    @Test
    fun `Given stored values, another process reads them, lone surrogates included`() {
        FileKeyValueStore(file).apply {
            set("a", JsonPrimitive("\ud83d ñ 😀"))
            set("b", JsonPrimitive(1))
            remove("b")
            remove("never")
        }
        assertEquals(mapOf("a" to JsonPrimitive("\ud83d ñ 😀")), FileKeyValueStore(file).all())
        assertEquals(JsonPrimitive("\ud83d ñ 😀"), FileKeyValueStore(file)["a"])
    }

    @ParameterizedTest
    @ValueSource(strings = ["", "{", "[1]", "null", "{\"a\":nix}", "\u0000\u0001"])
    fun `Given an unreadable file, the store is empty and can be written`(garbage: String) {
        file.parentFile.mkdirs()
        file.writeText(garbage)
        val store = FileKeyValueStore(file)
        assertTrue(store.all().isEmpty())
        store["a"] = JsonPrimitive(1)
        assertEquals(JsonPrimitive(1), FileKeyValueStore(file)["a"])
    }

    @Test
    fun `Given a failed write, the previous values stay`() {
        val store = FileKeyValueStore(file)
        store["a"] = JsonPrimitive(1)
        File(file.path + ".next").mkdirs()
        assertThrows(IOException::class.java) { store["a"] = JsonPrimitive(2) }
        assertEquals(JsonPrimitive(1), store["a"])
        assertEquals(JsonPrimitive(1), FileKeyValueStore(file)["a"])
    }
}
