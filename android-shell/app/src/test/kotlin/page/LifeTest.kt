package cl.luka.shell.app.page

import android.content.Intent
import android.content.res.Configuration
import android.net.ConnectivityManager
import cl.luka.shell.app.MainActivity
import cl.luka.shell.app.fake.Cookies
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import cl.luka.shell.app.web.START
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf

@RunWith(RobolectricTestRunner::class)
class LifeTest {
    private val phone = TestPhone().load()

    @Test
    fun `Given a launch, the page is loaded from the app's own origin`() {
        assertEquals(START, shadowOf(phone.web).lastLoadedUrl)
    }

    @Test
    fun `Given the app out of sight and back, the page is told and its view rests in between`() {
        phone.controller.pause()
        phone.idle()
        assertTrue(shadowOf(phone.web).wasOnPauseCalled())
        assertEquals(text("pause"), phone.page.messages.last()["event"])
        phone.controller.resume()
        phone.idle()
        assertEquals(text("resume"), phone.page.messages.last()["event"])
    }

    @Test
    fun `Given the app out of sight, cookies are on disk`() {
        val before = Cookies.flushes
        phone.controller.pause()
        assertEquals(before + 1, Cookies.flushes)
    }

    @Test
    fun `Given the network goes and comes, the page is told`() {
        assertEquals(online(true), told("network").last())
        val manager = TestPhone.application.getSystemService(ConnectivityManager::class.java)
        val network = checkNotNull(manager.activeNetwork)
        shadowOf(manager).networkCallbacks.forEach { it.onLost(network) }
        phone.idle()
        assertEquals(online(false), told("network").last())
        shadowOf(manager).networkCallbacks.forEach { it.onAvailable(network) }
        phone.idle()
        assertEquals(online(true), told("network").last())
    }

    @Test
    fun `Given no network at the launch, the app still starts`() {
        val manager = TestPhone.application.getSystemService(ConnectivityManager::class.java)
        shadowOf(manager).setActiveNetworkInfo(null)
        phone.close()
        val offline = TestPhone().load()
        assertEquals(200, offline.fetch(START)?.statusCode)
    }

    @Test
    fun `Given the phone's text grows, the page's grows with it`() {
        assertEquals(100, phone.web.settings.textZoom)
        val larger = Configuration(phone.activity.resources.configuration).apply { fontScale = 2f }
        @Suppress("DEPRECATION")
        phone.activity.resources.updateConfiguration(larger, null)
        phone.activity.onConfigurationChanged(larger)
        assertEquals(200, phone.web.settings.textZoom)
    }

    @Test
    fun `Given the activity is gone, the bridge finds nobody and nothing fails`() {
        phone.close()
        phone.shell.bridge.pushes.resume()
        phone.idle(20_000)
        assertNull(phone.shell.stage.activity)
        assertNull(phone.activity.appView.web)
    }

    @Test
    fun `Given a launcher that starts it a second time on top of what is open, the second goes at once`() {
        val controller = Robolectric.buildActivity(MainActivity::class.java, Intent(Intent.ACTION_MAIN))
        shadowOf(controller.get()).setIsTaskRoot(false)
        controller.create()
        assertTrue(controller.get().isFinishing)
        assertNull(shadowOf(controller.get()).nextStartedActivity)
        assertSame(phone.activity, phone.shell.stage.activity)
    }

    @Test
    fun `Given a link that asks for a window of its own, it goes at once and the first is in front`() {
        val controller = Robolectric.buildActivity(MainActivity::class.java, Intent(Intent.ACTION_VIEW))
        controller.create()
        assertTrue(controller.get().isFinishing)
        val first = shadowOf(controller.get()).nextStartedActivity
        assertEquals(MainActivity::class.java.name, first.component?.className)
        assertEquals(Intent.FLAG_ACTIVITY_NEW_TASK, first.flags)
        assertSame(phone.activity, phone.shell.stage.activity)
    }

    private fun told(event: String) = phone.page.messages.filter {
        it["event"] == text(event)
    }.map { it["data"] }

    private fun online(isOnline: Boolean): JsonObject = json("online" to JsonPrimitive(isOnline))
}
