package cl.luka.shell.core.cache

import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.fake.FakeShell.Companion.json
import java.io.File
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class CacheAnswersTest(@param:TempDir private val folder: File) {
    private val shell = FakeShell(folder)
    private val user = json("token" to "t-1", "phone" to "56911111111", "user_id" to "7", "new_guest" to true)

    @Test
    fun `Given a value, it is handed out as it was set, until it is removed`() {
        set("user_info", user)
        assertEquals(json("value" to user), get("user_info"))
        shell.post("localCache", "remove", json("op" to "remove", "key" to "user_info"))
        assertEquals(json(), get("user_info"))
    }

    @Test
    fun `Given null, it is a value`() {
        set("last", JsonNull)
        assertEquals(json("value" to null), get("last"))
    }

    @Test
    fun `Given several values, all of the page's are handed out and none of the shell's`() {
        shell.answered["camera"] = JsonNull
        set("user_info", user)
        set("last", json("a" to 3))
        shell.post("allSpCache", "all")
        assertEquals(json("user_info" to user, "last" to json("a" to 3)), shell.page.dataOf("all"))
    }

    @Test
    fun `Given a person of another shape, it is refused and the one before stays`() {
        set("user_info", user)
        val wrong =
            user.keys.map { JsonObject(user - it) } +
                user.keys.map { JsonObject(user + (it to JsonNull)) } +
                listOf(
                    json("token" to ""),
                    JsonObject(user + ("new_guest" to json("a" to 1).getValue("a"))),
                    JsonNull
                )
        for ((index, value) in wrong.withIndex()) {
            shell.post("localCache", "$index-a", json("op" to "set", "key" to "user_info", "value" to value))
            assertEquals("invalid", shell.page.codeOf("$index-a"))
        }
        assertEquals(json("value" to user), get("user_info"))
    }

    @Test
    fun `Given a full disk, setting fails and the page is told`() {
        shell.cache.isFull = true
        shell.post("localCache", "1-a", json("op" to "set", "key" to "a", "value" to 1))
        assertEquals("failed", shell.page.codeOf("1-a"))
    }

    private fun set(key: String, value: JsonElement) {
        shell.post("localCache", "set $key", json("op" to "set", "key" to key, "value" to value))
        assertEquals(json(), shell.page.dataOf("set $key"))
    }

    private fun get(key: String): JsonElement? {
        val id = "get $key ${shell.page.messages.size}"
        shell.post("localCache", id, json("op" to "get", "key" to key))
        return shell.page.dataOf(id)
    }
}
