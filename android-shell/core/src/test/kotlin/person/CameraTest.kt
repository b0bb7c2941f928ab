package cl.luka.shell.core.person

import cl.luka.shell.core.fake.FakePermissions
import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.fake.FakeShell.Companion.json
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.shape.Contact
import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.PersonResult
import cl.luka.shell.core.shape.PhotoFacing
import cl.luka.shell.core.shape.PhotoKind
import cl.luka.shell.core.shape.PhotoRequest
import java.io.File
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.jsonObject
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class CameraTest(@param:TempDir private val folder: File) {
    private val shell = FakeShell(folder).apply { permissions.granted += PermissionName.CAMERA }
    private val page = shell.page
    private val screens = shell.screens

    @Test
    fun `Given a photo, the page gets an address that can be fetched once, and no bytes`() {
        photo("1-a")
        val (ticket, request) = screens.photos.single()
        assertEquals(PhotoRequest(PhotoKind.ID_FRONT, PhotoFacing.BACK), request)
        val shot = shell.shot("picture")
        shell.finish(ticket, shot)

        val data = page.dataOf("1-a")?.jsonObject.orEmpty()
        assertEquals(setOf("url", "mime", "width", "height", "size"), data.keys)
        assertEquals(JsonPrimitive(7), data["size"])
        assertEquals(JsonPrimitive("image/jpeg"), data["mime"])
        assertFalse(shot.file.exists())
        val url = data.getValue("url").let { (it as JsonPrimitive).content }
        assertEquals(
            "picture",
            shell.photos.fetch(url)?.stream?.use {
                it.readBytes().toString(Charsets.UTF_8)
            }
        )
        assertEquals(null, shell.photos.fetch(url))
    }

    @Test
    fun `Given a selfie with a score, the score comes along`() {
        shell.post("liveness", "1-a")
        shell.finish(screens.selfies.single(), shell.shot().copy(score = 0.9))
        assertEquals(JsonPrimitive(0.9), page.dataOf("1-a")?.jsonObject?.get("score"))
    }

    @Test
    fun `Given photos and selfies at once, there is one camera, in the order of who came`() {
        photo("1-a")
        shell.post("liveness", "2-b")
        photo("3-c")
        assertEquals(1 to 0, screens.photos.size to screens.selfies.size)
        shell.finish(screens.photos[0].first, shell.shot())
        assertEquals(1 to 1, screens.photos.size to screens.selfies.size)
        shell.finish(screens.selfies[0], PersonResult.Failed(ErrorCode.CANCELLED, "closed"))
        assertEquals(2 to 1, screens.photos.size to screens.selfies.size)
        assertEquals("cancelled", page.codeOf("2-b"))
    }

    @Test
    fun `Given the camera open, the picker and the pay view do not wait for it`() {
        photo("1-a")
        shell.post("pickerContact", "2-b")
        shell.post("openPayView", "3-c", json("url" to "https://pay.example.com/1"))
        assertEquals(1, screens.picks.size)
        assertEquals("https://pay.example.com/1", screens.payments.single().second)
    }

    @Test
    fun `Given too many who wait, one more is answered with busy`() {
        repeat(9) { photo("$it-a") }
        photo("late")
        assertEquals("busy", page.codeOf("late"))
        assertTrue(page.messages.size == 1)
    }

    @Test
    fun `Given nobody who has allowed the camera, the person is asked first, and each no is an answer`() {
        shell.permissions.granted.clear()
        photo("1-a")
        assertTrue(screens.photos.isEmpty())
        answer { explained += PermissionName.CAMERA }
        assertEquals("denied", page.codeOf("1-a"))
        photo("2-b")
        answer { explained -= PermissionName.CAMERA }
        assertEquals("denied_forever", page.codeOf("2-b"))
        photo("3-c")
        answer { granted += PermissionName.CAMERA }
        assertEquals(1, screens.photos.size)
    }

    @Test
    fun `Given an open question and a call that is over, the camera stays shut`() {
        shell.permissions.granted.clear()
        photo("1-a")
        shell.reload()
        answer { granted += PermissionName.CAMERA }
        assertTrue(screens.photos.isEmpty())
        assertEquals(1, screens.closed.size)
    }

    @Test
    fun `Given too many questions, the photo is answered with busy`() {
        shell.permissions.granted.clear()
        repeat(9) { shell.post("smsInfo", "sms-$it") }
        photo("1-a")
        assertEquals("busy", page.codeOf("1-a"))
    }

    @Test
    fun `Given a camera that throws or leaves nothing, the call fails and the next one has its turn`() {
        screens.failure = IllegalStateException("no camera")
        photo("1-a")
        assertEquals("failed", page.codeOf("1-a"))
        screens.failure = null
        photo("2-b")
        shell.finish(screens.photos.last().first, shell.shot(""))
        assertEquals("failed", page.codeOf("2-b"))
        photo("3-c")
        assertEquals(2, screens.photos.size)
    }

    @Test
    fun `Given a person who does nothing for 10 minutes, the camera closes and the call fails`() {
        photo("1-a")
        shell.loop.advance(599_999)
        assertTrue(page.messages.isEmpty())
        shell.loop.advance(1)
        assertEquals("failed", page.codeOf("1-a"))
        assertEquals(listOf(screens.photos.single().first), screens.closed)
    }

    @Test
    fun `Given a result that comes late, twice or for nobody, no picture stays behind`() {
        photo("1-a")
        val ticket = screens.photos.single().first
        shell.finish(ticket, shell.shot())
        shell.finish(ticket, shell.shot())
        shell.finish("nobody", shell.shot())
        assertEquals(1, page.answersTo("1-a").size)
        assertEquals(listOf("once"), folder.list()?.toList())
        assertEquals(1, File(folder, "once").list()?.size)
    }

    @Test
    fun `Given a page that is gone, what nobody keeps is closed and its picture removed`() {
        photo("1-a")
        page.returns = { "null" }
        shell.finish(screens.photos.single().first, shell.shot())
        assertEquals(0, File(folder, "once").list()?.size)
        photo("2-b")
        shell.reload()
        assertEquals(listOf(screens.photos.last().first), screens.closed)
        assertTrue(page.answersTo("2-b").isEmpty())
    }

    @Test
    fun `Given a contact, name and number come as they are`() {
        shell.post("pickerContact", "1-a")
        val contact = Contact("", "+56 9 1111 1111")
        shell.finish(screens.picks.single(), PersonResult.Picked(contact))
        assertEquals(json("name" to "", "phone" to "+56 9 1111 1111"), page.dataOf("1-a"))
    }

    @Test
    fun `Given a pay view, how it ended is told`() {
        shell.post("openPayView", "1-a", json("url" to "https://pay.example.com/1"))
        shell.finish(screens.payments[0].first, PersonResult.PayEnded(null))
        shell.post("openPayView", "2-b", json("url" to "https://pay.example.com/1"))
        shell.finish(screens.payments[1].first, PersonResult.PayEnded("https://app.luka.local/done"))
        assertEquals(json("result" to "closed"), page.dataOf("1-a"))
        assertEquals(json("result" to "returned", "url" to "https://app.luka.local/done"), page.dataOf("2-b"))
    }

    @Test
    fun `Given a pay page that is not https or our own, it is not_permitted`() {
        for ((index, url) in listOf(
            "http://a.cl",
            "javascript:1",
            "https://app.luka.local/",
            "intent:x"
        ).withIndex()) {
            shell.post("openPayView", "$index-a", json("url" to url))
            assertEquals("not_permitted", page.codeOf("$index-a"))
        }
        assertTrue(screens.payments.isEmpty())
    }

    private fun answer(change: FakePermissions.() -> Unit) {
        shell.permissions.answer(change)
        shell.loop.run()
    }

    private fun photo(id: String) =
        shell.post("takePhoto", id, json("kind" to "id_front", "facing" to "back"))
}
