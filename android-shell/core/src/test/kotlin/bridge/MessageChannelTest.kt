package cl.luka.shell.core.bridge

import cl.luka.shell.core.call.Timeouts
import cl.luka.shell.core.fake.FakeDevice
import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.fake.FakeShell.Companion.json
import cl.luka.shell.core.message.text
import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.Sms
import java.io.File
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** Source: PROTOCOL.md, "Message channel". */
class MessageChannelTest(@param:TempDir private val folder: File) {
    private val shell = FakeShell(folder)
    private val webApp = shell.webApp.apply { channels = mutableListOf() }
    private val channels = checkNotNull(webApp.channels)

    @Test
    fun `Given messages of the web app, one channel is offered to its load, with the secret`() {
        shell.postRaw("""{"event":"selfAppInfo","callbackId":"0-a","secret":"wrong"}""")
        assertTrue(channels.isEmpty())
        shell.post("selfAppInfo", "1-a")
        shell.post("selfAppInfo", "2-a")
        assertEquals(listOf("channel:${shell.secret}"), channels.map { it.offer })
    }

    @Test
    fun `Given an offer that was not accepted, scripts deliver everything`() {
        shell.post("selfAppInfo", "1-a")
        shell.post("selfAppInfo", "2-a")
        assertEquals(2, webApp.scripts.size)
        assertTrue(channels.single().received.isEmpty())
    }

    @Test
    fun `Given an accepted channel, it delivers replies and pushes, and no script runs any more`() {
        open()
        shell.post("selfAppInfo", "2-a")
        shell.bridge.pushes.pause()
        shell.loop.run()
        assertTrue(webApp.scripts.isEmpty())
        assertEquals(1, webApp.repliesTo("2-a").size)
        assertEquals(1, webApp.pushes("pause").size)
        assertTrue(channels.single().received.all { it.startsWith("onMessage:{") })
    }

    @Test
    fun `Given a message that was accepted, the channel is still open after 15 seconds`() {
        open()
        shell.post("selfAppInfo", "2-a")
        shell.loop.advance(15_000)
        assertFalse(channels.single().isClosed)
    }

    @Test
    fun `Given a long reply, its chunks arrive in order, each after the last was accepted`() {
        val texts = List(4_000) { FakeDevice.sms("Hola ".repeat(50)) }
        shell.permissions.granted += PermissionName.SMS
        shell.device.sms = texts.iterator()
        open()
        var returned = emptyList<() -> Unit>()
        webApp.delay = { returned = returned + it }
        shell.post("smsInfo", "2-a")
        while (returned.isNotEmpty()) {
            val (next) = returned.also { assertEquals(1, it.size) }
            returned = emptyList()
            next()
            shell.loop.run()
        }
        val joined = webApp.chunks.joinToString("") { it.text("data").orEmpty() }
        assertEquals(texts, Json.decodeFromString<List<Sms>>(joined))
        assertEquals(JsonPrimitive(4_000), webApp.chunks.last()["total_count"])
        assertTrue(webApp.chunks.size > 2)
        assertTrue(webApp.scripts.isEmpty())
    }

    @Test
    fun `Given text that JSON escapes, a chunk carries it as it is`() {
        val text = FakeDevice.sms("\"Hola\"\n\\ ñ 😀 \u2028 \ud83d")
        shell.permissions.granted += PermissionName.SMS
        shell.device.sms = listOf(text).iterator()
        open()
        shell.post("smsInfo", "2-a")
        val list = webApp.chunks.first().text("data").orEmpty()
        val head = """{"callbackId":"2-a","index":0}"""
        assertEquals("onChunk:$head\n$list", channels.single().received.first())
        assertEquals(listOf(text), Json.decodeFromString<List<Sms>>(list))
    }

    @Test
    fun `Given results, each belongs to the message that was posted first`() {
        open()
        val handled = mutableListOf<Boolean>()
        webApp.delay = {}
        shell.bridge.pushes.back { handled += it }
        shell.bridge.pushes.back { handled += it }
        shell.loop.run()
        listOf("true", "false").forEach(channels.single().answer)
        shell.loop.run()
        assertEquals(listOf(true, false), handled)
    }

    @Test
    fun `Given several results in one message, each belongs to the message that was posted first`() {
        open()
        val handled = mutableListOf<Boolean>()
        webApp.delay = {}
        repeat(4) { shell.bridge.pushes.back { isHandled -> handled += isHandled } }
        shell.loop.run()
        listOf("true,false,true", "false,true").forEach(channels.single().answer)
        shell.loop.run()
        assertEquals(listOf(true, false, true, false), handled)
    }

    @Test
    fun `Given a script that has not returned, no message overtakes it`() {
        var finish = {}
        webApp.delay = { finish = it }
        shell.post("selfAppInfo", "1-a")
        channels.single().answer("ready")
        shell.post("selfAppInfo", "2-a")
        assertEquals(2, webApp.scripts.size)
        finish()
        shell.loop.advance(Timeouts.DEFAULT)
        webApp.delay = { it() }
        shell.post("selfAppInfo", "3-a")
        assertEquals(2, webApp.scripts.size)
        assertEquals(1, webApp.repliesTo("3-a").size)
    }

    @Test
    fun `Given a new load, the channel is closed, what it delivers counts as lost, and another is offered`() {
        open()
        val handled = mutableListOf<Boolean>()
        webApp.returns = { null }
        shell.bridge.pushes.back { handled += it }
        shell.loop.run()
        webApp.returns = { "true" }
        val older = channels.single()
        shell.reload()
        assertTrue(older.isClosed)
        assertEquals(listOf(false), handled)
        older.answer("ready")
        shell.post("selfAppInfo", "2-a")
        assertEquals(1, webApp.scripts.size)
        assertEquals("channel:${shell.secret}", channels[1].offer)
    }

    @Test
    fun `Given a channel on which no result arrives, scripts deliver what follows`() {
        open()
        webApp.delay = {}
        shell.post("selfAppInfo", "2-a")
        shell.loop.advance(Timeouts.DEFAULT - 1)
        assertFalse(channels.single().isClosed)
        shell.loop.advance(1)
        assertTrue(channels.single().isClosed)
        shell.post("selfAppInfo", "3-a")
        assertEquals(1, webApp.scripts.size)
    }

    @Test
    fun `Given a web view that is gone, its messages count as lost at once`() {
        open()
        val handled = mutableListOf<Boolean>()
        webApp.delay = {}
        shell.bridge.pushes.back { handled += it }
        shell.loop.run()
        channels.single().answer(null)
        shell.loop.run()
        assertEquals(listOf(false), handled)
        assertTrue(channels.single().isClosed)
    }

    @Test
    fun `Given results that nobody waits for, they are ignored`() {
        open()
        listOf("true", "", "ready", "x").forEach(channels.single().answer)
        shell.loop.run()
        shell.post("localCache", "2-a", json("op" to "get", "key" to "k"))
        assertEquals(1, webApp.repliesTo("2-a").size)
    }

    /** The web app is loaded and has accepted the channel. */
    private fun open() {
        shell.post("selfAppInfo", "1-a")
        channels.single().answer("ready")
        shell.loop.run()
        webApp.messages.clear()
        webApp.scripts.clear()
    }
}
