package cl.luka.shell.core.bridge

import cl.luka.shell.core.fake.FakeDevice
import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.fake.FakeShell.Companion.json
import cl.luka.shell.core.model.BatteryDetails
import cl.luka.shell.core.model.CalendarDay
import cl.luka.shell.core.model.Capacity
import cl.luka.shell.core.model.Haptic
import cl.luka.shell.core.model.NetworkDetails
import cl.luka.shell.core.model.NetworkType
import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.Position
import java.io.File
import java.time.LocalDate
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource

class DeviceHandlerTest(@param:TempDir private val folder: File) {
    private val shell = FakeShell(folder)
    private val webApp = shell.webApp

    @Test
    fun `Given a device without optional properties, they are absent from the reply`() {
        shell.post("deviceInfo", "1-a")
        val expected = setOf("brand", "model", "os_version", "sdk", "locale", "timezone", "screen")
        assertEquals(expected, webApp.dataOf("1-a")?.jsonObject?.keys)
    }

    @Test
    fun `Given a device with all properties, the reply has the contract's names`() {
        shell.device.details =
            shell.device.details.copy(
                battery = BatteryDetails(0.5, false),
                storage = Capacity(32, 1),
                memory = Capacity(2, 1),
                network = NetworkDetails(NetworkType.CELLULAR),
                emulator = false,
                rooted = true
            )
        shell.post("deviceInfo", "1-a")
        val data = webApp.dataOf("1-a")?.jsonObject.orEmpty()
        assertEquals(json("type" to "cellular"), data["network"])
        assertEquals(json("level" to 0.5, "charging" to false), data["battery"])
        assertEquals(json("total" to 32, "free" to 1), data["storage"])
    }

    @Test
    fun `Given both permissions of the launch, the device data have the area and the state of the phone`() {
        shell.permissions.granted += setOf(PermissionName.LOCATION, PermissionName.PHONE)
        shell.post("deviceInfo", "1-a")
        shell.searches.single()(Position(-33.4489, -70.6693, 12.0, "2026-07-25T14:00:00Z"))
        shell.loop.run()
        val data = webApp.dataOf("1-a")?.jsonObject.orEmpty()
        val area = json("latitude" to -33.45, "longitude" to -70.67, "time" to "2026-07-25T14:00:00Z")
        assertEquals(area, data["location"])
        assertEquals(json("network" to "4g", "roaming" to false, "sims" to 2), data["phone"])
    }

    @Test
    fun `Given one permission of the launch, the device data have what belongs to it`() {
        shell.permissions.granted += PermissionName.PHONE
        shell.post("deviceInfo", "1-a")
        assertEquals(emptyList<Any>(), shell.searches)
        assertTrue("phone" in webApp.dataOf("1-a")?.jsonObject.orEmpty())
        assertTrue("location" !in webApp.dataOf("1-a")?.jsonObject.orEmpty())
    }

    @Test
    fun `Given no position within 5 seconds, the device data come without it and the search ends`() {
        shell.permissions.granted += PermissionName.LOCATION
        shell.post("deviceInfo", "1-a")
        shell.loop.advance(5_000)
        assertEquals("Redmi 9A", webApp.dataOf("1-a")?.jsonObject?.get("model")?.jsonPrimitive?.content)
        assertTrue("location" !in webApp.dataOf("1-a")?.jsonObject.orEmpty())
        assertEquals(1, shell.cancelledSearches)
    }

    @Test
    fun `Given a build without the permissions for lists, the calls fail with not_permitted`() {
        shell.permissions.declared = emptySet()
        shell.device.sms = null
        shell.device.apps = null
        shell.post("smsInfo", "1-a")
        shell.post("installAppInfo", "2-b")
        assertEquals("not_permitted", webApp.codeOf("1-a"))
        assertEquals("not_permitted", webApp.codeOf("2-b"))
    }

    @Test
    fun `Given text messages without the permission, it is requested, and each denial is a failure`() {
        shell.post("smsInfo", "1-a")
        shell.permissions.respond { withRationale += PermissionName.SMS }
        shell.loop.run()
        assertEquals("denied", webApp.codeOf("1-a"))
        shell.post("smsInfo", "2-b")
        shell.permissions.respond { withRationale -= PermissionName.SMS }
        shell.loop.run()
        assertEquals("denied_forever", webApp.codeOf("2-b"))
        shell.post("smsInfo", "3-c")
        assertEquals("denied_forever", webApp.codeOf("3-c"))
        assertEquals(2, shell.permissions.requests.size)
    }

    @Test
    fun `Given a granted permission, the text messages are sent, but not after the deadline`() {
        shell.device.sms = listOf(FakeDevice.sms("a")).iterator()
        shell.post("smsInfo", "1-a")
        shell.post("smsInfo", "2-b")
        shell.permissions.respond { granted += PermissionName.SMS }
        shell.loop.run()
        assertEquals(4, webApp.chunks.size)
        shell.permissions.granted.clear()
        shell.post("smsInfo", "3-c")
        shell.loop.advance(15_000)
        shell.permissions.respond { granted += PermissionName.SMS }
        shell.loop.run()
        assertEquals("failed", webApp.codeOf("3-c"))
        assertEquals(4, webApp.chunks.size)
    }

    @Test
    fun `Given a position, it is sent rounded to about a kilometre`() {
        shell.permissions.granted += PermissionName.LOCATION
        shell.post("location", "1-a")
        shell.searches.single()(Position(-33.4489, -70.6693, 12.0, "2026-07-25T14:00:00Z"))
        shell.loop.run()
        val expected =
            json(
                "latitude" to -33.45,
                "longitude" to -70.67,
                "accuracy" to 1100.0,
                "time" to "2026-07-25T14:00:00Z"
            )
        assertEquals(expected, webApp.dataOf("1-a"))
    }

    @Test
    fun `Given no permission, no position or an invalid one, the call fails`() {
        shell.post("location", "1-a")
        assertEquals("denied", webApp.codeOf("1-a"))
        shell.permissions.granted += PermissionName.LOCATION
        shell.post("location", "2-b")
        shell.searches.last()(null)
        shell.post("location", "3-c")
        shell.searches.last()(Position(Double.NaN, 0.0, 1.0, "2026-07-25T14:00:00Z"))
        shell.loop.run()
        assertEquals("unavailable", webApp.codeOf("2-b"))
        assertEquals("unavailable", webApp.codeOf("3-c"))
    }

    @Test
    fun `Given a search without result, it is cancelled after 15 seconds and a later result is ignored`() {
        shell.permissions.granted += PermissionName.LOCATION
        shell.post("location", "1-a")
        shell.loop.advance(15_000)
        assertEquals("failed", webApp.codeOf("1-a"))
        assertEquals(1, shell.cancelledSearches)
        shell.searches.single()(Position(0.0, 0.0, 1.0, "2026-07-25T14:00:00Z"))
        shell.loop.run()
        assertEquals(1, webApp.repliesTo("1-a").size)
    }

    @Test
    fun `Given a link, it opens in another app, and one that is not allowed fails with not_permitted`() {
        shell.post("intentUriOpen", "1-a", json("uri" to "tel:+56911111111"))
        shell.hasApps = false
        shell.post("intentUriOpen", "2-b", json("uri" to "mailto:hola@example.com"))
        shell.post("intentUriOpen", "3-c", json("uri" to "file:///data/data/cl.luka.app"))
        assertEquals(json("opened" to true), webApp.dataOf("1-a"))
        assertEquals(json("opened" to false), webApp.dataOf("2-b"))
        assertEquals("not_permitted", webApp.codeOf("3-c"))
        assertEquals(2, shell.opened.size)
    }

    @Test
    fun `Given luka print or luka settings, the system's own screen opens and no other app`() {
        shell.post("intentUriOpen", "1-a", json("uri" to "luka:print"))
        assertEquals(0, webApp.repliesTo("1-a").size)
        shell.system.prints.single()(true)
        shell.loop.run()
        shell.post("intentUriOpen", "2-b", json("uri" to "luka:settings"))
        assertEquals(json("opened" to true), webApp.dataOf("1-a"))
        assertEquals(json("opened" to true), webApp.dataOf("2-b"))
        assertEquals(emptyList<Any>(), shell.opened)
    }

    @Test
    fun `Given a device without printing or settings, the reply is false`() {
        shell.post("intentUriOpen", "1-a", json("uri" to "luka:print"))
        shell.system.prints.single()(false)
        shell.loop.run()
        shell.system.hasSettings = false
        shell.post("intentUriOpen", "2-b", json("uri" to "luka:settings"))
        assertEquals(json("opened" to false), webApp.dataOf("1-a"))
        assertEquals(json("opened" to false), webApp.dataOf("2-b"))
    }

    @Test
    fun `Given luka code, the reply has the copied code, and nothing else of what was copied`() {
        shell.device.clipboard = "Tu código Luka es 123 456. No lo compartas."
        shell.post("intentUriOpen", "1-a", json("uri" to "luka:code?length=6"))
        assertEquals(json("opened" to true, "code" to "123456"), webApp.dataOf("1-a"))
        for (other in listOf(null, "Clave del banco: 12345678", "")) {
            shell.device.clipboard = other
            shell.post("intentUriOpen", "2-$other", json("uri" to "luka:code?length=6"))
            assertEquals(json("opened" to false), webApp.dataOf("2-$other"))
        }
    }

    @Test
    fun `Given luka calendar, a new entry opens for that day, where there is a calendar`() {
        val uri = "luka:calendar?date=2027-02-18&title=Pagar%20%24215.000&text=N.%C2%BA%201%3B%20a%26b"
        shell.post("intentUriOpen", "1-a", json("uri" to uri))
        shell.system.hasCalendar = false
        shell.post("intentUriOpen", "2-b", json("uri" to uri))
        assertEquals(json("opened" to true), webApp.dataOf("1-a"))
        assertEquals(json("opened" to false), webApp.dataOf("2-b"))
        val day = CalendarDay(LocalDate.of(2027, 2, 18), "Pagar $215.000", "N.º 1; a&b")
        assertEquals(listOf(day, day), shell.system.days)
        assertEquals(emptyList<Any>(), shell.opened)
    }

    @Test
    fun `Given luka tick and luka confirm, the user feels each`() {
        shell.post("intentUriOpen", "1-a", json("uri" to "luka:tick"))
        shell.post("intentUriOpen", "2-b", json("uri" to "luka:confirm"))
        assertEquals(json("opened" to true), webApp.dataOf("2-b"))
        assertEquals(listOf(Haptic.TICK, Haptic.CONFIRM), shell.haptics)
    }

    @ParameterizedTest
    @ValueSource(
        strings = [
            "luka:", "luka:print?x", "LUKA:PRINT", "luka://settings", "luka://app/", "luka:tick?x",
            "luka:code", "luka:code?length=3", "luka:code?length=11", "luka:code?length=x",
            "luka:code?length=6&all=1", "luka:calendar", "luka:calendar?date=2027-02-30&title=a",
            "luka:calendar?date=2027-02-18", "luka:calendar?date=2027-02-18&title=%20",
            "luka:calendar?date=2027-02-18&title=%ff", "luka:calendar?date=2027-02-18&title=a&rrule=b",
            "luka:calendar?date=2027-02-18&title=a#"
        ]
    )
    fun `Given another URI of our own scheme, the call fails with not_permitted`(uri: String) {
        shell.device.clipboard = "123456"
        shell.post("intentUriOpen", uri, json("uri" to uri))
        assertEquals("not_permitted", webApp.codeOf(uri))
        assertEquals(emptyList<Any>(), shell.system.days + shell.haptics)
    }

    @Test
    fun `Given a calendar entry of more than 2,000 characters, the call fails with not_permitted`() {
        val uri = "luka:calendar?date=2027-02-18&title=${"a".repeat(2_000)}"
        shell.post("intentUriOpen", "1-a", json("uri" to uri))
        assertEquals("not_permitted", webApp.codeOf("1-a"))
    }

    @Test
    fun `Given an analytics event, the reply tells whether it was sent`() {
        shell.post("afEvent", "1-a", json("name" to "register_ok", "values" to JsonObject(emptyMap())))
        assertEquals(json("sent" to true), webApp.dataOf("1-a"))
        assertEquals(listOf("register_ok"), shell.tracked)
    }

    @Test
    fun `Given any failure, it has a message for developers`() {
        shell.post("smsInfo", "1-a")
        shell.post("format", "2-b")
        assertTrue(webApp.messages.all { "message\":\"" in it.toString() })
    }
}
