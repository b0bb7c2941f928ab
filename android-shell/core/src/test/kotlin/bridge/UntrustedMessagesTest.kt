package cl.luka.shell.core.bridge

import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.fake.FakeShell.Companion.json
import cl.luka.shell.core.model.PermissionName
import java.io.File
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class UntrustedMessagesTest(@param:TempDir private val folder: File) {
    private val shell = FakeShell(folder)
    private val webApp = shell.webApp

    @Test
    fun `Given a new load, the secret of the older one is invalid`() {
        val older = shell.secret
        shell.reload()
        assertNotEquals(older, shell.secret)
        shell.postRaw("""{"event":"selfAppInfo","callbackId":"1-a","secret":"$older"}""")
        assertTrue(webApp.messages.isEmpty())
        shell.post("selfAppInfo", "1-a")
        assertEquals(1, webApp.repliesTo("1-a").size)
    }

    @Test
    fun `Given a load, its secret has 16 bytes and is unique`() {
        val secrets = List(200) { shell.bridge.beginLoad().secret }
        assertTrue(secrets.all(Regex("[0-9a-f]{32}")::matches))
        assertEquals(secrets.size, secrets.toSet().size)
    }

    @Test
    fun `Given a call that is pending during a reload, it gets no reply in the new load`() {
        shell.permissions.granted += PermissionName.LOCATION
        shell.post("location", "1-a")
        shell.reload()
        assertEquals(1, shell.cancelledSearches)
        shell.searches.single()(null)
        shell.loop.advance(20_000)
        assertTrue(webApp.messages.isEmpty())
    }

    @Test
    fun `Given a value that could break out of the script, it arrives unchanged`() {
        val value = "\");alert(1);(\"\u2028</script>\\\u0000\ud83d"
        shell.post("localCache", "1-a", json("op" to "set", "key" to "a", "value" to value))
        shell.post("localCache", "2-b", json("op" to "get", "key" to "a"))
        assertEquals(json("value" to value), webApp.dataOf("2-b"))
        assertFalse(webApp.scripts.any { script -> script.any(Char::isSurrogate) })
    }

    @Test
    fun `Given a key like __proto__, the message is a string and no object literal`() {
        shell.post("localCache", "1-a", json("op" to "set", "key" to "__proto__", "value" to 1))
        shell.post("allSpCache", "2-b")
        assertEquals(JsonObject(mapOf("__proto__" to JsonPrimitive(1))), webApp.dataOf("2-b"))
        assertTrue(webApp.scripts.last().contains("onMessage(\""))
    }

    @Test
    fun `Given a device that throws, the call fails without the message of the exception`() {
        shell.device.failure = IllegalStateException("+56911111111")
        shell.post("deviceInfo", "1-a")
        assertEquals("failed", webApp.codeOf("1-a"))
        assertFalse("+569" in webApp.messages.toString())
    }

    @Test
    fun `Given a reply over the maximum length of a message, the call fails with too_large`() {
        shell.cache["a"] = JsonPrimitive("a".repeat(8 * 1024 * 1024))
        shell.post("allSpCache", "1-a")
        assertEquals("too_large", webApp.codeOf("1-a"))
    }
}
