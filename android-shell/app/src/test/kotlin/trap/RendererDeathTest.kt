@file:Suppress("DEPRECATION") // The simple names of Android and Robolectric are the old ones.

package cl.luka.shell.app.trap

import android.webkit.RenderProcessGoneDetail
import android.widget.Button
import android.widget.LinearLayout
import android.widget.ScrollView
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.web.START
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf

@RunWith(RobolectricTestRunner::class)
class RendererDeathTest {
    private val place = "$START#/pages/my-loan/my-loan"
    private val phone = TestPhone().load(place)

    @Test
    fun `Given a renderer death, a new view shows the screen that the person was on`() {
        val old = phone.web
        die()
        assertNotSame(old, phone.web)
        assertTrue(shadowOf(old).wasDestroyCalled())
        assertEquals(place, shadowOf(phone.web).lastLoadedUrl)
    }

    @Test
    fun `Given a renderer death, the new page has a bridge and a secret of its own`() {
        val old = phone.secret
        die()
        phone.load(place)
        assertNotEquals(old, phone.secret)
        assertTrue("data" in checkNotNull(phone.call("allSpCache")))
    }

    @Test
    fun `Given a second renderer death at once, the app begins anew`() {
        repeat(2) { die() }
        assertEquals(START, shadowOf(phone.web).lastLoadedUrl)
    }

    @Test
    fun `Given a third renderer death at once, a native screen waits for the person`() {
        repeat(3) { die() }
        assertNull(phone.activity.appView.web)
        val column = (phone.activity.appView.root.getChildAt(0) as ScrollView).getChildAt(0) as LinearLayout
        (column.getChildAt(2) as Button).performClick()
        assertEquals(START, shadowOf(phone.web).lastLoadedUrl)
    }

    @Test
    fun `Given a native screen in the page's place, pushes and Back find nobody and nothing fails`() {
        repeat(3) { die() }
        phone.shell.bridge.pushes.pause()
        @Suppress("DEPRECATION")
        phone.activity.onBackPressed()
        phone.idle(1_000)
        assertNull(phone.activity.appView.web)
    }

    private fun die() {
        val gone =
            object : RenderProcessGoneDetail() {
                override fun didCrash() = true

                override fun rendererPriorityAtExit() = 0
            }
        assertTrue(phone.client.onRenderProcessGone(phone.web, gone))
    }
}
