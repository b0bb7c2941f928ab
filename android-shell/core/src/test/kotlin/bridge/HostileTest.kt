package cl.luka.shell.core.bridge

import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.fake.FakeShell.Companion.json
import cl.luka.shell.core.shape.PermissionName
import java.io.File
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class HostileTest(@param:TempDir private val folder: File) {
    private val shell = FakeShell(folder)
    private val page = shell.page

    @Test
    fun `Given a frame of a stranger that guesses the secret, nothing is answered and nothing happens`() {
        for (guess in listOf(
            "",
            "x",
            shell.secret.dropLast(1),
            shell.secret + "0",
            shell.secret.uppercase() + " "
        )) {
            shell.postRaw(
                """{"event":"localCache","callbackId":"1","data":{"op":"remove","key":"a"},"secret":"$guess"}"""
            )
            shell.postRaw("""{"event":"takePhoto","callbackId":"1","resume":"id_front","secret":"$guess"}""")
        }
        assertTrue(page.scripts.isEmpty())
    }

    @Test
    fun `Given a new load, the secret of the older one is worth nothing`() {
        val older = shell.secret
        shell.reload()
        assertNotEquals(older, shell.secret)
        shell.postRaw("""{"event":"selfAppInfo","callbackId":"1-a","secret":"$older"}""")
        assertTrue(page.messages.isEmpty())
        shell.post("selfAppInfo", "1-a")
        assertEquals(1, page.answersTo("1-a").size)
    }

    @Test
    fun `Given a load, its secret has 16 bytes that no other has`() {
        val secrets = List(200) { LoadSecret().renew() }
        assertTrue(secrets.all(Regex("[0-9a-f]{32}")::matches))
        assertEquals(secrets.size, secrets.toSet().size)
    }

    @Test
    fun `Given a call that waits over a reload, it is not answered to the new page`() {
        shell.permissions.granted += PermissionName.LOCATION
        shell.post("location", "1-a")
        shell.reload()
        assertEquals(1, shell.endedSearches)
        shell.searches.single()(null)
        shell.loop.advance(20_000)
        assertTrue(page.messages.isEmpty())
    }

    @Test
    fun `Given a value that would break out of the script, it arrives as it was`() {
        val value = "\");alert(1);(\"\u2028</script>\\\u0000\ud83d"
        shell.post("localCache", "1-a", json("op" to "set", "key" to "a", "value" to value))
        shell.post("localCache", "2-b", json("op" to "get", "key" to "a"))
        assertEquals(json("value" to value), page.dataOf("2-b"))
        assertFalse(page.scripts.any { script -> script.any(Char::isSurrogate) })
    }

    @Test
    fun `Given a key like __proto__, the message is text and no object literal`() {
        shell.post("localCache", "1-a", json("op" to "set", "key" to "__proto__", "value" to 1))
        shell.post("allSpCache", "2-b")
        assertEquals(JsonObject(mapOf("__proto__" to JsonPrimitive(1))), page.dataOf("2-b"))
        assertTrue(page.scripts.last().contains("onMessage(\""))
    }

    @Test
    fun `Given the same callback id twice, both are answered`() {
        shell.post("selfAppInfo", "1-a")
        shell.post("deviceInfo", "1-a")
        assertEquals(2, page.answersTo("1-a").size)
    }

    @Test
    fun `Given a phone that throws, the answer is failed and tells nothing of it`() {
        shell.phone.failure = IllegalStateException("+56911111111")
        shell.post("deviceInfo", "1-a")
        assertEquals("failed", page.codeOf("1-a"))
        assertFalse("+569" in page.messages.toString())
    }

    @Test
    fun `Given a reply that is too long for one message, the call fails with too_large`() {
        shell.cache["a"] = JsonPrimitive("a".repeat(8 * 1024 * 1024))
        shell.post("allSpCache", "1-a")
        assertEquals("too_large", page.codeOf("1-a"))
    }
}
