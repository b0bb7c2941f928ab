package cl.luka.shell.app.web

import android.window.WindowOnBackInvokedDispatcher
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.web.START_URL
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf

@RunWith(RobolectricTestRunner::class)
class BackTest {
    private val phone by lazy { TestPhone().load() }

    @Before
    fun enableGesture() = TestPhone.application.applicationInfo.setEnableOnBackInvokedCallback(true)

    @Test
    fun `Given a web app that handles Back, the history stays`() {
        phone.webApp.handled += "back"
        shadowOf(phone.web).pushEntryToHistory(START_URL)
        shadowOf(phone.web).pushEntryToHistory("$START_URL#/two")
        press()
        assertEquals("$START_URL#/two", phone.web.url)
        assertFalse(left())
    }

    @Test
    fun `Given a web app that does not handle Back, it goes back in the history and then leaves the app`() {
        shadowOf(phone.web).pushEntryToHistory(START_URL)
        shadowOf(phone.web).pushEntryToHistory("$START_URL#/two")
        press()
        assertEquals(START_URL, phone.web.url)
        assertFalse(left())
        press()
        assertTrue(left())
    }

    @Test
    fun `Given a web app that hangs, Back waits for 800 ms at most`() {
        phone.webApp.isHanging = true
        press()
        assertFalse(left())
        phone.idle(799)
        assertFalse(left())
        phone.idle(1)
        assertTrue(left())
    }

    @Test
    fun `Given the Back key before API 33, it does the same`() {
        phone.webApp.handled += "back"
        @Suppress("DEPRECATION")
        phone.activity.onBackPressed()
        phone.idle()
        assertFalse(left())
    }

    /** What Android does on a Back gesture: it calls the topmost callback. */
    private fun press() {
        val decor = phone.activity.window.decorView
        val dispatcher = decor.findOnBackInvokedDispatcher() as WindowOnBackInvokedDispatcher
        checkNotNull(dispatcher.topCallback).onBackInvoked()
        phone.idle()
    }

    private fun left() = shadowOf(phone.activity).isTaskMovedToBack
}
