package cl.luka.shell.core.bridge

import cl.luka.shell.core.fake.FakeDevice
import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.fake.FakeShell.Companion.json
import cl.luka.shell.core.model.BatteryDetails
import cl.luka.shell.core.model.Capacity
import cl.luka.shell.core.model.NetworkDetails
import cl.luka.shell.core.model.NetworkType
import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.Position
import java.io.File
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
}
