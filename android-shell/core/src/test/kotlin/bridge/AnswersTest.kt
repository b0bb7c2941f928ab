package cl.luka.shell.core.bridge

import cl.luka.shell.core.fake.FakePhone
import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.fake.FakeShell.Companion.json
import cl.luka.shell.core.shape.BatteryDetails
import cl.luka.shell.core.shape.NetworkDetails
import cl.luka.shell.core.shape.NetworkType
import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.Place
import cl.luka.shell.core.shape.Room
import java.io.File
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.jsonObject
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class AnswersTest(@param:TempDir private val folder: File) {
    private val shell = FakeShell(folder)
    private val page = shell.page

    @Test
    fun `Given a phone that tells little, what it does not tell is left out`() {
        shell.post("deviceInfo", "1-a")
        val expected = setOf("brand", "model", "os_version", "sdk", "locale", "timezone", "screen")
        assertEquals(expected, page.dataOf("1-a")?.jsonObject?.keys)
    }

    @Test
    fun `Given a phone that tells all, it is in the contract's words`() {
        shell.phone.details =
            shell.phone.details.copy(
                battery = BatteryDetails(0.5, false),
                storage = Room(32, 1),
                memory = Room(2, 1),
                network = NetworkDetails(NetworkType.CELLULAR),
                emulator = false,
                rooted = true
            )
        shell.post("deviceInfo", "1-a")
        val data = page.dataOf("1-a")?.jsonObject.orEmpty()
        assertEquals(json("type" to "cellular"), data["network"])
        assertEquals(json("level" to 0.5, "charging" to false), data["battery"])
        assertEquals(json("total" to 32, "free" to 1), data["storage"])
    }

    @Test
    fun `Given a build that may not read lists, the answer is not_permitted`() {
        shell.permissions.declared = emptySet()
        shell.phone.sms = null
        shell.phone.apps = null
        shell.post("smsInfo", "1-a")
        shell.post("installAppInfo", "2-b")
        assertEquals("not_permitted", page.codeOf("1-a"))
        assertEquals("not_permitted", page.codeOf("2-b"))
    }

    @Test
    fun `Given messages that nobody has allowed, the person is asked, and each no is an answer`() {
        shell.post("smsInfo", "1-a")
        shell.permissions.answer { explained += PermissionName.SMS }
        shell.loop.run()
        assertEquals("denied", page.codeOf("1-a"))
        shell.post("smsInfo", "2-b")
        shell.permissions.answer { explained -= PermissionName.SMS }
        shell.loop.run()
        assertEquals("denied_forever", page.codeOf("2-b"))
        shell.post("smsInfo", "3-c")
        assertEquals("denied_forever", page.codeOf("3-c"))
        assertEquals(2, shell.permissions.questions.size)
    }

    @Test
    fun `Given a yes, the messages come, and none when it comes after the deadline`() {
        shell.phone.sms = listOf(FakePhone.message("a")).iterator()
        shell.post("smsInfo", "1-a")
        shell.post("smsInfo", "2-b")
        shell.permissions.answer { granted += PermissionName.SMS }
        shell.loop.run()
        assertEquals(4, page.chunks.size)
        shell.permissions.granted.clear()
        shell.post("smsInfo", "3-c")
        shell.loop.advance(15_000)
        shell.permissions.answer { granted += PermissionName.SMS }
        shell.loop.run()
        assertEquals("failed", page.codeOf("3-c"))
        assertEquals(4, page.chunks.size)
    }

    @Test
    fun `Given too many questions, one more is answered with busy`() {
        repeat(9) { shell.post("smsInfo", "$it-a") }
        shell.post("smsInfo", "late")
        assertEquals("busy", page.codeOf("late"))
    }

    @Test
    fun `Given a place, it is told to about a kilometre`() {
        shell.permissions.granted += PermissionName.LOCATION
        shell.post("location", "1-a")
        shell.searches.single()(Place(-33.4489, -70.6693, 12.0, "2026-07-25T14:00:00Z"))
        shell.loop.run()
        val expected =
            json(
                "latitude" to -33.45,
                "longitude" to -70.67,
                "accuracy" to 1100.0,
                "time" to "2026-07-25T14:00:00Z"
            )
        assertEquals(expected, page.dataOf("1-a"))
    }

    @Test
    fun `Given no place, none on Earth, or no permission, the answer says so`() {
        shell.post("location", "1-a")
        assertEquals("denied", page.codeOf("1-a"))
        shell.permissions.granted += PermissionName.LOCATION
        shell.post("location", "2-b")
        shell.searches.last()(null)
        shell.post("location", "3-c")
        shell.searches.last()(Place(Double.NaN, 0.0, 1.0, "2026-07-25T14:00:00Z"))
        shell.loop.run()
        assertEquals("unavailable", page.codeOf("2-b"))
        assertEquals("unavailable", page.codeOf("3-c"))
    }

    @Test
    fun `Given a search that finds nothing, it ends after 15 seconds and what it finds later goes nowhere`() {
        shell.permissions.granted += PermissionName.LOCATION
        shell.post("location", "1-a")
        shell.loop.advance(15_000)
        assertEquals("failed", page.codeOf("1-a"))
        assertEquals(1, shell.endedSearches)
        shell.searches.single()(Place(0.0, 0.0, 1.0, "2026-07-25T14:00:00Z"))
        shell.loop.run()
        assertEquals(1, page.answersTo("1-a").size)
    }

    @Test
    fun `Given a link, it opens in another app, and one that may not leave is not_permitted`() {
        shell.post("intentUriOpen", "1-a", json("uri" to "tel:+56911111111"))
        shell.hasApps = false
        shell.post("intentUriOpen", "2-b", json("uri" to "mailto:hola@example.com"))
        shell.post("intentUriOpen", "3-c", json("uri" to "file:///data/data/cl.luka.app"))
        assertEquals(json("opened" to true), page.dataOf("1-a"))
        assertEquals(json("opened" to false), page.dataOf("2-b"))
        assertEquals("not_permitted", page.codeOf("3-c"))
        assertEquals(2, shell.opened.size)
    }

    @Test
    fun `Given an event to count, whether it was sent is told`() {
        shell.post("afEvent", "1-a", json("name" to "register_ok", "values" to JsonObject(emptyMap())))
        assertEquals(json("sent" to true), page.dataOf("1-a"))
        assertEquals(listOf("register_ok"), shell.tracked)
    }

    @Test
    fun `Given any answer, its message is for developers and says something`() {
        shell.post("smsInfo", "1-a")
        shell.post("format", "2-b")
        assertTrue(page.messages.all { "message\":\"" in it.toString() })
    }
}
