package cl.luka.shell.core.stream

import cl.luka.shell.core.fake.FakePhone
import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.fake.FakeShell.Companion.json
import cl.luka.shell.core.message.text
import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.Sms
import java.io.File
import java.time.Instant
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class ChunkedRepliesTest(@param:TempDir private val folder: File) {
    private val shell = FakeShell(folder).apply { permissions.granted += PermissionName.SMS }
    private val page = shell.page

    @Test
    fun `Given messages, they come in order with index, count and checksum`() {
        fill(1_000)
        shell.post("smsInfo", "1-a", json("since" to "2026-07-01T00:00:00Z"))

        val parts = page.chunks.dropLast(1)
        val end = page.chunks.last()
        val text = parts.joinToString("") { it.text("data").orEmpty() }
        assertEquals(parts.indices.map(::JsonPrimitive), parts.map { it["index"] })
        assertEquals(1_000, Json.decodeFromString<List<Sms>>(text).size)
        assertEquals(JsonPrimitive(parts.size), end["index"])
        assertEquals(JsonPrimitive(1_000), end["total_count"])
        assertEquals(Utf8Checksum().apply { update(text) }.digest(), end.text("checksum"))
        assertEquals(Instant.parse("2026-07-01T00:00:00Z"), shell.phone.since)
        assertEquals(1, shell.phone.closed)
    }

    @Test
    fun `Given a page that has not taken a chunk yet, the next one waits`() {
        fill(1_000)
        page.returns = { null }
        shell.post("smsInfo", "1-a")
        assertEquals(1, page.chunks.size)
    }

    @Test
    fun `Given a page that wants no more, reading stops and the list is closed`() {
        fill(1_000)
        page.returns = { "false" }
        shell.post("smsInfo", "1-a")
        assertEquals(1, page.chunks.size)
        assertEquals(1, shell.phone.closed)
        assertTrue(page.messages.isEmpty())
    }

    @Test
    fun `Given a page that never returns, the call is forgotten after 15 seconds`() {
        fill(1_000)
        page.returns = { null }
        shell.post("smsInfo", "1-a")
        shell.loop.advance(14_999)
        assertEquals(0, shell.phone.closed)
        shell.loop.advance(1)
        assertEquals(1, shell.phone.closed)
        assertEquals(1, page.chunks.size)
    }

    @Test
    fun `Given a new load, the stream to the older one ends`() {
        fill(1_000)
        page.returns = { null }
        shell.post("smsInfo", "1-a")
        shell.reload()
        assertEquals(1, shell.phone.closed)
        assertEquals(1, page.chunks.size)
        assertTrue(page.messages.isEmpty())
    }

    @Test
    fun `Given chunks that each take a while, the call lives, but 10 minutes in all`() {
        shell.phone.sms = generateSequence { FakePhone.message("a".repeat(100_000)) }.iterator()
        page.delay = { returned -> shell.loop.postDelayed(10_000, returned) }
        shell.post("smsInfo", "1-a")
        shell.loop.advance(599_999)
        assertTrue(page.messages.isEmpty())
        assertTrue(page.chunks.size > 50)
        shell.loop.advance(1)
        assertEquals("failed", page.codeOf("1-a"))
        assertEquals(1, shell.phone.closed)
    }

    @Test
    fun `Given a list that cannot be read to its end, the call fails without telling what was in it`() {
        val broken =
            sequence {
                repeat(1_000) { yield(FakePhone.message("a".repeat(200))) }
                throw SecurityException("+56911111111")
            }
        shell.phone.sms = broken.iterator()
        shell.post("smsInfo", "1-a")
        assertEquals("failed", page.codeOf("1-a"))
        assertTrue(page.messages.none { "+569" in it.toString() })
        assertEquals(1, shell.phone.closed)
    }

    @Test
    fun `Given more than 64 Mi units of text, the call fails with too_large`() {
        val body = "a".repeat(1024 * 1024)
        shell.phone.sms = generateSequence { FakePhone.message(body) }.iterator()
        page.returns = { "true".also { page.forget() } }
        shell.post("smsInfo", "1-a")
        assertEquals("too_large", page.codeOf("1-a"))
        assertEquals(1, shell.phone.closed)
    }

    @Test
    fun `Given two lists at once, each keeps its own order`() {
        fill(1_000)
        shell.phone.apps = emptyList<Nothing>().iterator()
        page.returns = { message -> if (message.text("callbackId") == "1-a") null else "true" }
        shell.post("smsInfo", "1-a")
        shell.post("installAppInfo", "2-b")
        assertEquals(2, page.chunks.count { it.text("callbackId") == "2-b" })
        assertEquals(1, page.chunks.count { it.text("callbackId") == "1-a" })
    }

    private fun fill(count: Int) {
        shell.phone.sms = List(count) { FakePhone.message("Compra número $it ".repeat(10)) }.iterator()
    }
}
