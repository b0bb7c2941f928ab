package cl.luka.shell.app.pitfall

import android.widget.ScrollView
import cl.luka.shell.app.R
import cl.luka.shell.app.fake.DeadRenderer
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.button
import cl.luka.shell.app.web.START_URL
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 30, 33, 35, 36])
class RendererDeathTest {
    private val url = "$START_URL#/pages/my-loan/my-loan"
    private val phone = TestPhone().load(url)

    @Test
    fun `Given a renderer crash, a new view loads the current screen`() {
        val old = phone.web
        crash()
        assertNotSame(old, phone.web)
        assertTrue(shadowOf(old).wasDestroyCalled())
        assertEquals(url, shadowOf(phone.web).lastLoadedUrl)
    }

    @Test
    fun `Given a second renderer crash at once, the start page is loaded`() {
        repeat(2) { crash() }
        assertEquals(START_URL, shadowOf(phone.web).lastLoadedUrl)
    }

    @Test
    fun `Given a third renderer crash at once, a native screen is shown`() {
        repeat(3) { crash() }
        assertNull(phone.activity.appView.web)
        phone.activity.button(R.string.stopped_reopen).performClick()
        assertEquals(START_URL, shadowOf(phone.web).lastLoadedUrl)
    }

    @Test
    fun `Given a native screen, pushes and Back are handled without a web view`() {
        repeat(3) { crash() }
        phone.shell.bridge.pushes.pause()
        @Suppress("DEPRECATION")
        phone.activity.onBackPressed()
        phone.idle(1_000)
        assertNull(phone.activity.appView.web)
    }

    @Test
    fun `Given a renderer killed behind the camera, its screen is opened when the app is visible again`() {
        val old = phone.web
        phone.controller.pause().stop()
        die(hasCrashed = false)
        assertTrue(shadowOf(old).wasDestroyCalled())
        assertNull(phone.activity.appView.web)
        phone.controller.restart().resume()
        assertEquals(url, shadowOf(phone.web).lastLoadedUrl)
    }

    @Test
    fun `Given a renderer that Android kills often while hidden, the user is on the current screen`() {
        repeat(4) {
            phone.controller.pause().stop()
            die(hasCrashed = false)
            phone.controller.restart().resume()
        }
        assertEquals(url, shadowOf(phone.web).lastLoadedUrl)
    }

    @Test
    fun `Given a renderer killed in view again and again, a native screen ends the reloads`() {
        die(hasCrashed = false)
        assertEquals(url, shadowOf(phone.web).lastLoadedUrl)
        repeat(2) {
            TestPhone.application.now += 25_000
            die(hasCrashed = false)
        }
        assertNull(phone.activity.appView.web)
    }

    @Test
    fun `Given a third renderer crash while hidden, the native screen waits until the app is visible`() {
        repeat(2) { crash() }
        phone.controller.pause().stop()
        crash()
        assertEquals(0, phone.activity.appView.root.childCount)
        phone.controller.restart().resume()
        assertTrue(phone.activity.appView.root.getChildAt(0) is ScrollView)
    }

    private fun crash() = die(hasCrashed = true)

    private fun die(hasCrashed: Boolean) {
        assertTrue(phone.client.onRenderProcessGone(phone.web, DeadRenderer(hasCrashed)))
    }
}
