package cl.luka.shell.app.web

import android.Manifest
import cl.luka.shell.app.ORIGIN
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.text
import cl.luka.shell.app.fake.WebAppShadow
import cl.luka.shell.app.pitfall.FloodProvider
import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonPrimitive
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 30, 33, 35])
class WebViewChannelTest {
    private val phone = TestPhone().load()

    @Test
    fun `Given a message of the web app, a channel is offered to the app's own origin, once for each load`() {
        assertTrue(phone.webApp.offers.isEmpty())
        repeat(2) { phone.call("selfAppInfo") }
        val (offer, origin, _) = phone.webApp.offers.single()
        assertEquals("channel:${phone.secret}", offer)
        assertEquals(ORIGIN, origin)
        phone.load().call("selfAppInfo")
        assertEquals("channel:${phone.secret}", phone.webApp.offers[1].first)
    }

    @Test
    fun `Given a web app that does not accept it, scripts deliver the replies`() {
        repeat(2) { assertNotNull(phone.call("selfAppInfo")) }
        assertEquals(emptyList<String>(), phone.webApp.sent())
    }

    @Test
    fun `Given a web app that accepts it, replies, pushes and chunks are posted, and no script runs`() {
        open()
        val before = phone.webApp.scripts
        TestPhone.grant(Manifest.permission.READ_SMS)
        Robolectric.buildContentProvider(FloodProvider::class.java).create("sms").get().cursor.rows = 1_000
        assertTrue("data" in checkNotNull(phone.call("selfAppInfo")))
        phone.controller.pause()
        phone.idle()
        phone.call("smsInfo")
        phone.idle()
        assertEquals(text("pause"), phone.webApp.messages.last()["event"])
        assertEquals(1_000, phone.webApp.chunks.last()["total_count"]?.jsonPrimitive?.int)
        assertEquals(before, phone.webApp.scripts)
    }

    @Test
    fun `Given Back on a channel, the web app's result decides`() {
        open()
        phone.webApp.handled += "back"
        var isHandled = false
        phone.shell.bridge.pushes.back { isHandled = it }
        phone.idle()
        assertTrue(isHandled)
        phone.webApp.handled -= "back"
        phone.shell.bridge.pushes.back { isHandled = it }
        phone.idle()
        assertFalse(isHandled)
    }

    @Test
    fun `Given another load, the channel of the older one is closed`() {
        open()
        val own = phone.webApp.ownEnd()
        phone.load()
        assertTrue(own.isClosed)
        assertTrue("data" in checkNotNull(phone.call("selfAppInfo")))
    }

    @Test
    fun `Given a renderer that died, what is sent fails at once, and the next load has its own channel`() {
        open()
        val old = phone.webApp
        // Hidden, so that no other web view is created yet.
        phone.controller.pause().stop()
        phone.activity.appView.onRenderProcessGone(hasCrashed = true)
        val results = mutableListOf<Boolean>()
        phone.shell.bridge.pushes.back { results += it }
        phone.idle()
        assertEquals(listOf(false), results)
        phone.controller.restart().start().resume()
        phone.load()
        phone.webApp.acceptsChannels = true
        assertNotNull(phone.call("selfAppInfo"))
        assertNotSame(old, phone.webApp)
        assertEquals(1, phone.webApp.offers.size)
    }

    /** The web app is loaded and has accepted the channel. */
    private fun open() {
        phone.webApp.acceptsChannels = true
        phone.call("selfAppInfo")
    }

    private fun WebAppShadow.ownEnd() = createdPorts.last()[0]

    private fun WebAppShadow.sent() = createdPorts.flatMap { it[0].outgoingMessages }
}
