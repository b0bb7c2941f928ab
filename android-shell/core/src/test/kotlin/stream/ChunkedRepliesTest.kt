package cl.luka.shell.core.stream

import cl.luka.shell.core.fake.FakeDevice
import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.fake.FakeShell.Companion.json
import cl.luka.shell.core.message.text
import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.Sms
import java.io.File
import java.time.Instant
import java.util.zip.CRC32
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class ChunkedRepliesTest(@param:TempDir private val folder: File) {
    private val shell = FakeShell(folder).apply { permissions.granted += PermissionName.SMS }
    private val webApp = shell.webApp

    @Test
    fun `Given text messages, they are sent in order with index, count and checksum`() {
        fill(1_000)
        shell.post("smsInfo", "1-a", json("since" to "2026-07-01T00:00:00Z"))

        val parts = webApp.chunks.dropLast(1)
        val end = webApp.chunks.last()
        val text = parts.joinToString("") { it.text("data").orEmpty() }
        assertEquals(parts.indices.map(::JsonPrimitive), parts.map { it["index"] })
        assertEquals(1_000, Json.decodeFromString<List<Sms>>(text).size)
        assertEquals(JsonPrimitive(parts.size), end["index"])
        assertEquals(JsonPrimitive(1_000), end["total_count"])
        val checksum = CRC32().apply { update(text.toByteArray()) }.value
        assertEquals("%08x".format(checksum), end.text("checksum"))
        assertEquals(Instant.parse("2026-07-01T00:00:00Z"), shell.device.since)
        assertEquals(1, shell.device.closed)
    }

    @Test
    fun `Given a chunk that was not accepted yet, the next one is not sent`() {
        fill(1_000)
        webApp.returns = { null }
        shell.post("smsInfo", "1-a")
        assertEquals(1, webApp.chunks.size)
    }

    @Test
    fun `Given a rejected chunk, reading stops and the list is closed`() {
        fill(1_000)
        webApp.returns = { "false" }
        shell.post("smsInfo", "1-a")
        assertEquals(1, webApp.chunks.size)
        assertEquals(1, shell.device.closed)
        assertTrue(webApp.messages.isEmpty())
    }

    @Test
    fun `Given a web app that never returns, the call is dropped after 15 seconds`() {
        fill(1_000)
        webApp.returns = { null }
        shell.post("smsInfo", "1-a")
        shell.loop.advance(14_999)
        assertEquals(0, shell.device.closed)
        shell.loop.advance(1)
        assertEquals(1, shell.device.closed)
        assertEquals(1, webApp.chunks.size)
    }

    @Test
    fun `Given a new load, the stream to the older one ends`() {
        fill(1_000)
        webApp.returns = { null }
        shell.post("smsInfo", "1-a")
        shell.reload()
        assertEquals(1, shell.device.closed)
        assertEquals(1, webApp.chunks.size)
        assertTrue(webApp.messages.isEmpty())
    }

    @Test
    fun `Given slow chunks, the call stays open for 10 minutes in all`() {
        shell.device.sms = generateSequence { FakeDevice.sms("a".repeat(100_000)) }.iterator()
        webApp.delay = { returned -> shell.loop.postDelayed(10_000, returned) }
        shell.post("smsInfo", "1-a")
        shell.loop.advance(599_999)
        assertTrue(webApp.messages.isEmpty())
        assertTrue(webApp.chunks.size > 50)
        shell.loop.advance(1)
        assertEquals("failed", webApp.codeOf("1-a"))
        assertEquals(1, shell.device.closed)
    }

    @Test
    fun `Given a list that throws, the call fails without its content in the message`() {
        val broken =
            sequence {
                repeat(1_000) { yield(FakeDevice.sms("a".repeat(200))) }
                throw SecurityException("+56911111111")
            }
        shell.device.sms = broken.iterator()
        shell.post("smsInfo", "1-a")
        assertEquals("failed", webApp.codeOf("1-a"))
        assertTrue(webApp.messages.none { "+569" in it.toString() })
        assertEquals(1, shell.device.closed)
    }

    @Test
    fun `Given more than 64 Mi units of text, the call fails with too_large`() {
        val body = "a".repeat(1024 * 1024)
        shell.device.sms = generateSequence { FakeDevice.sms(body) }.iterator()
        webApp.returns = { "true".also { webApp.clear() } }
        shell.post("smsInfo", "1-a")
        assertEquals("too_large", webApp.codeOf("1-a"))
        assertEquals(1, shell.device.closed)
    }

    @Test
    fun `Given two lists at once, each keeps its own order`() {
        fill(1_000)
        shell.device.apps = emptyList<Nothing>().iterator()
        webApp.returns = { message -> if (message.text("callbackId") == "1-a") null else "true" }
        shell.post("smsInfo", "1-a")
        shell.post("installAppInfo", "2-b")
        assertEquals(2, webApp.chunks.count { it.text("callbackId") == "2-b" })
        assertEquals(1, webApp.chunks.count { it.text("callbackId") == "1-a" })
    }

    private fun fill(count: Int) {
        shell.device.sms = List(count) { FakeDevice.sms("Compra número $it ".repeat(10)) }.iterator()
    }
}
