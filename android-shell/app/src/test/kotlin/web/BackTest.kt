package cl.luka.shell.app.web

import android.os.Build
import android.window.WindowOnBackInvokedDispatcher
import cl.luka.shell.app.fake.DeadRenderer
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.data
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import cl.luka.shell.app.web.START_URL
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonPrimitive
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
class BackTest {
    private val phone by lazy { TestPhone().load() }

    @Before
    fun enableGesture() {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) return
        TestPhone.application.applicationInfo.setEnableOnBackInvokedCallback(true)
    }

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
    @Config(sdk = [33, 35, 36])
    fun `Given Home with nothing open, Back is left to Android until a sheet opens`() {
        assertTrue(isHandled())
        tell("leaves")
        assertFalse(isHandled())
        tell("handled")
        assertTrue(isHandled())
    }

    @Test
    fun `Given a reload on Home, the shell handles Back until the new load says that it leaves the app`() {
        tell("leaves")
        phone.load()
        assertTrue(isHandled())
        tell("leaves")
        assertFalse(isHandled())
    }

    @Test
    fun `Given a renderer that dies on Home, the shell handles Back before the new view has loaded`() {
        tell("leaves")
        phone.client.onRenderProcessGone(phone.web, DeadRenderer(hasCrashed = true))
        assertTrue(isHandled())
    }

    @Test
    fun `Given an earlier process that ended on Home, the shell handles Back, and no value was stored`() {
        tell("leaves")
        phone.close()
        TestPhone.application.restart()
        TestPhone().load().use { again ->
            assertTrue(isHandled(again))
            assertEquals(json(), again.call("allSpCache").data)
        }
    }

    @Test
    fun `Given a value that is neither, the shell handles Back`() {
        for (value in listOf(text("Leaves"), JsonPrimitive(true), JsonNull, json("leaves" to JsonNull))) {
            tell("leaves")
            tell(value)
            assertTrue("$value", isHandled())
        }
    }

    @Test
    @Config(sdk = [26, 30])
    fun `Given Home before API 33, the Back key asks the web app and then leaves the app`() {
        tell("leaves")
        @Suppress("DEPRECATION")
        phone.activity.onBackPressed()
        phone.idle()
        assertEquals(1, phone.backPushes())
        assertTrue(left())
    }

    /** The web app tells whether Back would leave the app. */
    private fun tell(value: String) = tell(text(value))

    private fun tell(value: JsonElement) {
        val data = json("op" to text("set"), "key" to text("back"), "value" to value)
        assertEquals(json(), phone.call("localCache", data).data)
    }

    /** What Android does on a Back gesture: it calls the topmost callback, which is its own by default. */
    private fun press(phone: TestPhone = this.phone) {
        val decor = phone.activity.window.decorView
        val dispatcher = decor.findOnBackInvokedDispatcher() as WindowOnBackInvokedDispatcher
        checkNotNull(dispatcher.topCallback).onBackInvoked()
        phone.idle()
    }

    /** True where a Back gesture reaches the web app. */
    private fun isHandled(phone: TestPhone = this.phone): Boolean {
        phone.webApp.handled += "back"
        val before = phone.backPushes()
        press(phone)
        return phone.backPushes() > before
    }

    private fun TestPhone.backPushes() = webApp.messages.count { it["event"] == text("back") }

    private fun left() = shadowOf(phone.activity).isTaskMovedToBack
}
