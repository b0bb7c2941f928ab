package cl.luka.shell.core.useraction

import cl.luka.shell.core.fake.FakePermissions
import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.fake.FakeShell.Companion.json
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.UserActionResult
import java.io.File
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.jsonObject
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir

class UserActionHandlerTest(@param:TempDir private val folder: File) {
    private val shell = FakeShell(folder).apply { permissions.granted += PermissionName.CAMERA }
    private val webApp = shell.webApp
    private val screens = shell.screens

    @Test
    fun `Given a selfie with a score, the reply has the score`() {
        shell.post("liveness", "1-a")
        shell.finish(screens.selfies.single(), shell.photo().copy(score = 0.9))
        assertEquals(JsonPrimitive(0.9), webApp.dataOf("1-a")?.jsonObject?.get("score"))
    }

    @Test
    fun `Given the device's lock among permissions, the call is invalid`() {
        val names = JsonArray(listOf(JsonPrimitive("device_lock"), JsonPrimitive("camera")))
        shell.post("permission", "1-a", json("names" to names, "ask" to true))
        assertEquals("invalid", webApp.codeOf("1-a"))
        assertEquals(emptyList<String>(), screens.locks)
    }

    @Test
    fun `Given photos and selfies at once, they share one camera in order of arrival`() {
        photo("1-a")
        shell.post("liveness", "2-b")
        photo("3-c")
        assertEquals(1 to 0, screens.photos.size to screens.selfies.size)
        shell.finish(screens.photos[0].first, shell.photo())
        assertEquals(1 to 1, screens.photos.size to screens.selfies.size)
        shell.finish(screens.selfies[0], UserActionResult.Failed(ErrorCode.CANCELLED, "closed"))
        assertEquals(2 to 1, screens.photos.size to screens.selfies.size)
        val expected = json("code" to "cancelled", "message" to "closed")
        assertEquals(expected, webApp.repliesTo("2-b").single()["error"])
    }

    @Test
    fun `Given an open camera, contact picker and pay view do not wait for it`() {
        photo("1-a")
        shell.post("pickerContact", "2-b")
        shell.post("openPayView", "3-c", json("url" to "https://pay.example.com/1"))
        assertEquals(1, screens.contacts.size)
        assertEquals("https://pay.example.com/1", screens.payments.single().second)
    }

    @Test
    fun `Given a full queue, the call fails with busy`() {
        repeat(9) { photo("$it-a") }
        photo("late")
        assertEquals("busy", webApp.codeOf("late"))
        val error = webApp.repliesTo("late").single()["error"]?.jsonObject
        assertEquals(JsonPrimitive("too many calls wait"), error?.get("message"))
        assertTrue(webApp.messages.size == 1)
    }

    @Test
    fun `Given a reply that cannot be sent, the next call has its turn`() {
        photo("1-a")
        photo("2-b")
        webApp.returns = { error("the web view is gone") }
        assertThrows<IllegalStateException> { shell.finish(screens.photos.single().first, shell.photo()) }
        assertEquals(2, screens.photos.size)
    }

    @Test
    fun `Given no camera permission, it is requested first, and each denial is a failure`() {
        shell.permissions.granted.clear()
        photo("1-a")
        assertTrue(screens.photos.isEmpty())
        respond { withRationale += PermissionName.CAMERA }
        assertEquals("denied", webApp.codeOf("1-a"))
        photo("2-b")
        respond { withRationale -= PermissionName.CAMERA }
        assertEquals("denied_forever", webApp.codeOf("2-b"))
        photo("3-c")
        respond { granted += PermissionName.CAMERA }
        assertEquals(1, screens.photos.size)
    }

    @Test
    fun `Given a call that ends during the permission dialog, the camera is not opened`() {
        shell.permissions.granted.clear()
        photo("1-a")
        shell.reload()
        respond { granted += PermissionName.CAMERA }
        assertTrue(screens.photos.isEmpty())
        assertEquals(1, screens.closed.size)
    }

    @Test
    fun `Given a camera that throws or writes nothing, the call fails and the next one has its turn`() {
        for ((index, failure) in listOf(IllegalStateException("no camera"), OutOfMemoryError()).withIndex()) {
            screens.failure = failure
            photo("1-$index")
            assertEquals("failed", webApp.codeOf("1-$index"))
        }
        screens.failure = null
        photo("2-b")
        shell.finish(screens.photos.last().first, shell.photo(""))
        assertEquals("failed", webApp.codeOf("2-b"))
        photo("3-c")
        assertEquals(2, screens.photos.size)
    }

    @Test
    fun `Given no result for 10 minutes, the camera closes and the call fails`() {
        photo("1-a")
        shell.loop.advance(599_999)
        assertTrue(webApp.messages.isEmpty())
        shell.loop.advance(1)
        assertEquals("failed", webApp.codeOf("1-a"))
        assertEquals(listOf(screens.photos.single().first), screens.closed)
    }

    @Test
    fun `Given a result that is late, doubled or unknown, its photo is deleted`() {
        photo("1-a")
        val requestId = screens.photos.single().first
        shell.finish(requestId, shell.photo())
        shell.finish(requestId, shell.photo())
        shell.finish("unknown", shell.photo())
        assertEquals(1, webApp.repliesTo("1-a").size)
        assertEquals(listOf("once"), folder.list()?.toList())
        assertEquals(1, File(folder, "once").list()?.size)
    }

    @Test
    fun `Given a reload, a screen without a stored result is closed and its photo deleted`() {
        photo("1-a")
        webApp.returns = { "null" }
        shell.finish(screens.photos.single().first, shell.photo())
        assertEquals(0, File(folder, "once").list()?.size)
        photo("2-b")
        shell.reload()
        assertEquals(listOf(screens.photos.last().first), screens.closed)
        assertTrue(webApp.repliesTo("2-b").isEmpty())
    }

    @Test
    fun `Given a reload under an open pay view, it stays open and the next payment has its turn after it`() {
        shell.post("openPayView", "1-a", json("url" to "https://pay.example.com/1"))
        shell.post("openPayView", "2-b", json("url" to "https://pay.example.com/2"))
        shell.reload()
        assertTrue(screens.payments.single().first !in screens.closed)
        shell.post("openPayView", "3-c", json("url" to "https://pay.example.com/3"))
        shell.finish(screens.payments.single().first, UserActionResult.PaymentClosed(null))
        assertTrue(webApp.repliesTo("1-a").isEmpty())
        assertEquals("https://pay.example.com/3", screens.payments.last().second)
        assertEquals(2, screens.payments.size)
    }

    private fun respond(change: FakePermissions.() -> Unit) {
        shell.permissions.respond(change)
        shell.loop.run()
    }

    private fun lock(ask: Boolean) =
        json("names" to JsonArray(listOf(JsonPrimitive("device_lock"))), "ask" to ask)

    private fun photo(id: String) =
        shell.post("takePhoto", id, json("kind" to "id_front", "facing" to "back"))
}
