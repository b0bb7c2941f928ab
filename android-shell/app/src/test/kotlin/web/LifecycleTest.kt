package cl.luka.shell.app.web

import android.content.Intent
import android.content.res.Configuration
import android.net.ConnectivityManager
import cl.luka.shell.app.MainActivity
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 30, 33, 35, 36])
class LifecycleTest {
    private val phone = TestPhone().load()

    @Test
    fun `Given the dialog of a permission, the web app is notified but goes on, as its camera must`() {
        phone.controller.pause()
        phone.idle()
        assertEquals(text("pause"), phone.webApp.messages.last()["event"])
        assertFalse(phone.webApp.isPaused)
        phone.controller.resume()
        phone.idle()
        assertEquals(text("resume"), phone.webApp.messages.last()["event"])
    }

    @Test
    fun `Given an app that is hidden and shown, the web view is paused in between`() {
        phone.controller.pause().stop()
        assertTrue(phone.webApp.isPaused)
        phone.controller.restart()
        assertFalse(phone.webApp.isPaused)
    }

    @Test
    fun `Given a network that is lost and found, the web app is notified`() {
        assertEquals(online(true), pushes("network").last())
        val manager = TestPhone.application.getSystemService(ConnectivityManager::class.java)
        val network = checkNotNull(manager.activeNetwork)
        shadowOf(manager).networkCallbacks.forEach { it.onLost(network) }
        phone.idle()
        assertEquals(online(false), pushes("network").last())
        shadowOf(manager).networkCallbacks.forEach { it.onAvailable(network) }
        phone.idle()
        assertEquals(online(true), pushes("network").last())
    }

    @Test
    fun `Given a larger system font, the text of the web app is scaled`() {
        assertEquals(100, phone.web.settings.textZoom)
        val larger = Configuration(phone.activity.resources.configuration).apply { fontScale = 2f }
        @Suppress("DEPRECATION")
        phone.activity.resources.updateConfiguration(larger, null)
        phone.activity.onConfigurationChanged(larger)
        assertEquals(200, phone.web.settings.textZoom)
    }

    @Test
    fun `Given a destroyed activity, pushes are ignored`() {
        phone.close()
        phone.shell.bridge.pushes.resume()
        phone.idle(20_000)
        assertNull(phone.shell.currentActivity.activity)
        assertNull(phone.activity.appView.web)
    }

    @Test
    fun `Given the launcher while another activity is open above, the second activity finishes at once`() {
        val controller = Robolectric.buildActivity(MainActivity::class.java, Intent(Intent.ACTION_MAIN))
        shadowOf(controller.get()).setIsTaskRoot(false)
        controller.create()
        assertTrue(controller.get().isFinishing)
        assertNull(shadowOf(controller.get()).nextStartedActivity)
        assertSame(phone.activity, phone.shell.currentActivity.activity)
    }

    @Test
    fun `Given a link in a new task, the second activity finishes and the first one comes to the front`() {
        val controller = Robolectric.buildActivity(MainActivity::class.java, Intent(Intent.ACTION_VIEW))
        controller.create()
        assertTrue(controller.get().isFinishing)
        val first = shadowOf(controller.get()).nextStartedActivity
        assertEquals(MainActivity::class.java.name, first.component?.className)
        assertEquals(Intent.FLAG_ACTIVITY_NEW_TASK, first.flags)
        assertSame(phone.activity, phone.shell.currentActivity.activity)
    }

    private fun pushes(event: String) = phone.webApp.messages.filter {
        it["event"] == text(event)
    }.map { it["data"] }

    private fun online(isOnline: Boolean): JsonObject = json("online" to JsonPrimitive(isOnline))
}
