package cl.luka.shell.app.page

import android.window.WindowOnBackInvokedDispatcher
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.web.START
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
    fun `Given a dialog of the page, Back is the page's`() {
        phone.page.handled += "back"
        shadowOf(phone.web).pushEntryToHistory(START)
        shadowOf(phone.web).pushEntryToHistory("$START#/two")
        press()
        assertEquals("$START#/two", phone.web.url)
        assertFalse(left())
    }

    @Test
    fun `Given a page that does not want it, Back is the history's, and then leaves`() {
        shadowOf(phone.web).pushEntryToHistory(START)
        shadowOf(phone.web).pushEntryToHistory("$START#/two")
        press()
        assertEquals(START, phone.web.url)
        assertFalse(left())
        press()
        assertTrue(left())
    }

    @Test
    fun `Given a page that hangs, Back does not wait for it longer than 300 ms`() {
        phone.page.isHanging = true
        press()
        assertFalse(left())
        phone.idle(300)
        assertTrue(left())
    }

    @Test
    fun `Given the key of a phone before API 33, Back is the same`() {
        phone.page.handled += "back"
        @Suppress("DEPRECATION")
        phone.activity.onBackPressed()
        phone.idle()
        assertFalse(left())
    }

    /** What the system does on a gesture: the topmost callback. */
    private fun press() {
        val decor = phone.activity.window.decorView
        val dispatcher = decor.findOnBackInvokedDispatcher() as WindowOnBackInvokedDispatcher
        checkNotNull(dispatcher.topCallback).onBackInvoked()
        phone.idle()
    }

    private fun left() = shadowOf(phone.activity).isTaskMovedToBack
}
