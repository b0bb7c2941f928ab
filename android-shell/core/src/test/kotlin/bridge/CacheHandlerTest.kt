package cl.luka.shell.core.storage

import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.fake.FakeShell.Companion.json
import java.io.File
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class CacheHandlerTest(@param:TempDir private val folder: File) {
    private val shell = FakeShell(folder)
    private val user = json("token" to "t-1", "phone" to "56911111111", "user_id" to "7", "new_guest" to true)

    @Test
    fun `Given a user who leaves or is replaced, what payment pages have stored is removed`() {
        val forgotten =
            listOf(user, user + json("token" to "t-2"), user + json("user_id" to "8")).map {
                val value = JsonObject(it)
                val id = "set ${shell.webApp.messages.size}"
                shell.post("localCache", id, json("op" to "set", "key" to "user_info", "value" to value))
                shell.screens.forgotten
            }
        assertEquals(listOf(0, 0, 1), forgotten)
        shell.post("localCache", "remove", json("op" to "remove", "key" to "user_info"))
        assertEquals(2, shell.screens.forgotten)
    }

    @Test
    fun `Given null as a value, it is stored`() {
        set("last", JsonNull)
        assertEquals(json("value" to null), get("last"))
    }

    @Test
    fun `Given several values, all values of the web app are returned and none of the shell`() {
        shell.permissionHistory["camera"] = JsonNull
        set("user_info", user)
        set("last", json("a" to 3))
        shell.post("allSpCache", "all")
        assertEquals(json("user_info" to user, "last" to json("a" to 3)), shell.webApp.dataOf("all"))
    }

    @Test
    fun `Given a user of another shape, the call fails and the stored user stays`() {
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
            assertEquals("invalid", shell.webApp.codeOf("$index-a"))
        }
        assertEquals(json("value" to user), get("user_info"))
    }

    @Test
    fun `Given a full disk, storing a value fails`() {
        shell.cache.isFull = true
        shell.post("localCache", "1-a", json("op" to "set", "key" to "a", "value" to 1))
        assertEquals("failed", shell.webApp.codeOf("1-a"))
    }

    private fun set(key: String, value: JsonElement) {
        shell.post("localCache", "set $key", json("op" to "set", "key" to key, "value" to value))
        assertEquals(json(), shell.webApp.dataOf("set $key"))
    }

    private fun get(key: String): JsonElement? {
        val id = "get $key ${shell.webApp.messages.size}"
        shell.post("localCache", id, json("op" to "get", "key" to key))
        return shell.webApp.dataOf(id)
    }
}
