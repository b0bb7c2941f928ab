@file:Suppress("DEPRECATION") // Android and Robolectric have deprecated the short forms.

package cl.luka.shell.app.pitfall

import android.Manifest
import android.app.Activity
import android.content.Intent
import android.net.Uri
import cl.luka.shell.app.MainActivity
import cl.luka.shell.app.fake.StartOrderShadow
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.code
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import cl.luka.shell.app.web.START_URL
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

private const val ORDER = "/pages/order-detail/order-detail?order_no=26100482"
private const val SETTINGS = "/pages/settings/settings"

/** MASVS-PLATFORM-3: a deep link chooses which screen is shown, and nothing else. */
@RunWith(RobolectricTestRunner::class)
class DeepLinkAttackTest {
    private val malicious =
        listOf(
            "luka://app/pages/webview/webview?url=https%3A%2F%2Fevil.cl",
            "luka://app/pages/my-loan/my-loan?a=" + "a".repeat(100_000),
            "https://app.luka.local/#/pages/my-loan/my-loan",
            "javascript:alert(1)",
            "file:///data/data/cl.luka.app/no_backup/shell/cache.json"
        )

    @Test
    fun `Given a link that starts the app, its screen is the first one and no push follows`() {
        val phone = TestPhone(intent = linkTo(ORDER)).load("$START_URL#$ORDER")
        assertEquals("$START_URL#$ORDER", shadowOf(phone.web).lastLoadedUrl)
        assertNotNull(phone.call("selfAppInfo"))
        assertTrue(pushedRoutes(phone).isEmpty())
    }

    @Test
    fun `Given a malicious link that starts the app, it starts at Home`() {
        for (link in malicious) {
            val phone = TestPhone(intent = Intent(Intent.ACTION_VIEW, Uri.parse(link)))
            assertEquals(link, START_URL, shadowOf(phone.web).lastLoadedUrl)
            phone.close()
        }
    }

    @Test
    fun `Given an intent without a link, its data and extras are ignored`() {
        val intents =
            listOf(
                Intent(Intent.ACTION_MAIN, Uri.parse("luka://app$ORDER")),
                Intent(Intent.ACTION_SEND, Uri.parse("luka://app$ORDER")),
                Intent(Intent.ACTION_VIEW),
                Intent(Intent.ACTION_VIEW).putExtra("url", "luka://app$ORDER").putExtra("place", ORDER)
            )
        for (intent in intents) {
            val phone = TestPhone(intent = intent)
            assertEquals(START_URL, shadowOf(phone.web).lastLoadedUrl)
            phone.close()
        }
    }

    @Test
    fun `Given a link while the app runs, it is pushed once and nothing is reloaded`() {
        val phone = TestPhone().load()
        val web = phone.web
        phone.receive(linkTo(ORDER))
        assertEquals(listOf(ORDER), pushedRoutes(phone))
        phone.controller.pause().resume()
        phone.call("selfAppInfo")
        assertEquals(listOf(ORDER), pushedRoutes(phone))
        assertEquals(START_URL, shadowOf(web).lastLoadedUrl)
    }

    @Test
    fun `Given a malicious link while the app runs, nothing happens`() {
        val phone = TestPhone().load("$START_URL#$SETTINGS")
        for (link in malicious) phone.receive(Intent(Intent.ACTION_VIEW, Uri.parse(link)))
        assertTrue(pushedRoutes(phone).isEmpty())
        assertEquals(START_URL, shadowOf(phone.web).lastLoadedUrl)
        assertNull(shadowOf(phone.activity).nextStartedActivity)
    }

    @Test
    fun `Given a link while the camera is open, the photo is delivered first`() {
        TestPhone.grant(Manifest.permission.CAMERA)
        val phone = TestPhone().load()
        phone.call("takePhoto", json("kind" to text("id_front"), "facing" to text("back")))
        val camera = phone.opened()
        phone.controller.pause().stop()
        openOnTop(linkTo(ORDER))
        assertTrue(pushedRoutes(phone).isEmpty())
        phone.close(camera, Activity.RESULT_CANCELED)
        assertEquals("cancelled", phone.lastReply().code)
        phone.controller.restart().start().resume()
        phone.idle()
        assertEquals(listOf(ORDER), pushedRoutes(phone))
    }

    @Test
    fun `Given a link after process death, the current screen is restored first`() {
        val state = TestPhone().load("$START_URL#$SETTINGS").kill()
        TestPhone.application.restart()
        openOnTop(linkTo(ORDER))
        val phone = TestPhone(state)
        assertEquals("$START_URL#$SETTINGS", shadowOf(phone.web).lastLoadedUrl)
        assertEquals(listOf(ORDER), pushedRoutes(phone))
    }

    @Test
    fun `Given a restored activity, the link that started it is not opened again`() {
        val state = TestPhone(intent = linkTo(ORDER)).load("$START_URL#$SETTINGS").kill()
        val phone = TestPhone(state, linkTo(ORDER)).load("$START_URL#$SETTINGS")
        assertEquals("$START_URL#$SETTINGS", shadowOf(phone.web).lastLoadedUrl)
        phone.call("selfAppInfo")
        assertTrue(pushedRoutes(phone).isEmpty())
    }

    @Test
    fun `Given a launch from the recent apps, the old link is not opened again`() {
        val phone = TestPhone(intent = linkTo(ORDER).addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY))
        assertEquals(START_URL, shadowOf(phone.web).lastLoadedUrl)
    }

    @Test
    fun `Given a link in the task of another app, the app opens in its own task at the link`() {
        openOnTop(linkTo(ORDER))
        val phone = TestPhone()
        assertEquals("$START_URL#$ORDER", shadowOf(phone.web).lastLoadedUrl)
    }

    @Test
    @Config(shadows = [StartOrderShadow::class])
    fun `Given a second activity, it starts the first one before it finishes, as Android then allows it`() {
        StartOrderShadow.wasFinishing.clear()
        openOnTop(linkTo(ORDER))
        assertEquals(listOf(false), StartOrderShadow.wasFinishing)
    }

    private fun linkTo(route: String) = Intent(Intent.ACTION_VIEW, Uri.parse("luka://app$route"))

    /** What Android does with a link while the activity is in front. */
    private fun TestPhone.receive(intent: Intent) {
        controller.pause().newIntent(intent).resume()
        idle()
    }

    /**
     * What Android does while another activity is in front: it creates a second activity, which finishes at
     * once.
     */
    private fun openOnTop(intent: Intent) {
        val second = Robolectric.buildActivity(MainActivity::class.java, intent)
        shadowOf(second.get()).setIsTaskRoot(false)
        second.create()
        assertTrue(second.get().isFinishing)
        val first = shadowOf(second.get()).nextStartedActivity
        assertEquals(MainActivity::class.java.name, first.component?.className)
        assertEquals(Intent.ACTION_MAIN, first.action)
        assertNull(first.data)
        second.destroy()
    }

    private fun pushedRoutes(phone: TestPhone) = phone.webApp.messages
        .filter { it["event"] == text("link") }
        .map { it["data"] }
        .map { data -> data.toString().substringAfter("\"to\":\"").substringBefore('"') }
}
