@file:Suppress("DEPRECATION") // The simple names of Android and Robolectric are the old ones.

package cl.luka.shell.app.trap

import android.Manifest
import android.app.Activity
import android.content.Intent
import android.net.Uri
import cl.luka.shell.app.MainActivity
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.code
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import cl.luka.shell.app.web.START
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf

private const val ORDER = "/pages/order-detail/order-detail?order_no=26100482"
private const val SETTINGS = "/pages/settings/settings"

/** MASVS-PLATFORM-3: a link of another app decides which screen is shown, and nothing else. */
@RunWith(RobolectricTestRunner::class)
class LinkTricksTest {
    private val tricks =
        listOf(
            "luka://app/pages/webview/webview?url=https%3A%2F%2Fevil.cl",
            "luka://app//evil.cl/pages/a/a",
            "luka://app@evil.cl/pages/a/a",
            "luka://app/pages/a/..%2f..%2fa",
            "luka://app/#/pages/my-loan/my-loan",
            "luka://app/pages/my-loan/my-loan?a=" + "a".repeat(100_000),
            "https://app.luka.local/#/pages/my-loan/my-loan",
            "https://evil.cl/",
            "javascript:alert(1)",
            "file:///data/data/cl.luka.app/no_backup/shell/cache.json",
            "content://cl.luka.app.photos/x"
        )

    @Test
    fun `Given a link that starts the app, it begins at the screen that the link names, and stays told`() {
        val phone = TestPhone(intent = linkTo(ORDER)).load("$START#$ORDER")
        assertEquals("$START#$ORDER", shadowOf(phone.web).lastLoadedUrl)
        assertNotNull(phone.call("selfAppInfo"))
        assertTrue(told(phone).isEmpty())
    }

    @Test
    fun `Given a hostile link that starts the app, it begins at Home, and at nothing else`() {
        for (link in tricks) {
            val phone = TestPhone(intent = Intent(Intent.ACTION_VIEW, Uri.parse(link)))
            assertEquals(link, START, shadowOf(phone.web).lastLoadedUrl)
            phone.close()
        }
    }

    @Test
    fun `Given anything but a link to look at, its address and its extras are not read`() {
        val intents =
            listOf(
                Intent(Intent.ACTION_MAIN, Uri.parse("luka://app$ORDER")),
                Intent(Intent.ACTION_SEND, Uri.parse("luka://app$ORDER")),
                Intent(Intent.ACTION_VIEW),
                Intent(Intent.ACTION_VIEW).putExtra("url", "luka://app$ORDER").putExtra("place", ORDER)
            )
        for (intent in intents) {
            val phone = TestPhone(intent = intent)
            assertEquals(START, shadowOf(phone.web).lastLoadedUrl)
            phone.close()
        }
    }

    @Test
    fun `Given a link while the app lives, its page is led there once, and is not loaded anew`() {
        val phone = TestPhone().load()
        val web = phone.web
        phone.follow(linkTo(ORDER))
        assertEquals(listOf(ORDER), told(phone))
        phone.controller.pause().resume()
        phone.call("selfAppInfo")
        assertEquals(listOf(ORDER), told(phone))
        assertEquals(START, shadowOf(web).lastLoadedUrl)
    }

    @Test
    fun `Given a hostile link while the app lives, the person stays where they are`() {
        val phone = TestPhone().load("$START#$SETTINGS")
        for (link in tricks) phone.follow(Intent(Intent.ACTION_VIEW, Uri.parse(link)))
        assertTrue(told(phone).isEmpty())
        assertEquals(START, shadowOf(phone.web).lastLoadedUrl)
        assertNull(shadowOf(phone.activity).nextStartedActivity)
    }

    @Test
    fun `Given a link while the page is loading, it is led there as soon as it listens`() {
        val phone = TestPhone()
        phone.page.isTaking = false
        phone.follow(linkTo(ORDER))
        phone.load()
        assertTrue(told(phone).isEmpty())
        phone.page.isTaking = true
        phone.call("selfAppInfo")
        assertEquals(listOf(ORDER), told(phone))
    }

    @Test
    fun `Given a link while the camera is open, the photo comes first and the link after it`() {
        TestPhone.grant(Manifest.permission.CAMERA)
        val phone = TestPhone().load()
        phone.call("takePhoto", json("kind" to text("id_front"), "facing" to text("back")))
        val camera = phone.opened()
        phone.controller.pause().stop()
        openOnTop(linkTo(ORDER))
        assertTrue(told(phone).isEmpty())
        phone.close(camera, Activity.RESULT_CANCELED)
        assertEquals("cancelled", phone.lastReply().code)
        phone.controller.restart().start().resume()
        phone.idle()
        assertEquals(listOf(ORDER), told(phone))
    }

    @Test
    fun `Given a link behind which the process had died, the person comes back to where they were first`() {
        val state = TestPhone().load("$START#$SETTINGS").kill()
        TestPhone.application.restart()
        openOnTop(linkTo(ORDER))
        val phone = TestPhone(state)
        assertEquals("$START#$SETTINGS", shadowOf(phone.web).lastLoadedUrl)
        assertEquals(listOf(ORDER), told(phone))
    }

    @Test
    fun `Given a window that is rebuilt, the link that once started it is not followed again`() {
        val state = TestPhone(intent = linkTo(ORDER)).load("$START#$SETTINGS").kill()
        val phone = TestPhone(state, linkTo(ORDER)).load("$START#$SETTINGS")
        assertEquals("$START#$SETTINGS", shadowOf(phone.web).lastLoadedUrl)
        phone.call("selfAppInfo")
        assertTrue(told(phone).isEmpty())
    }

    @Test
    fun `Given the list of recent apps, an old link is not followed again`() {
        val phone = TestPhone(intent = linkTo(ORDER).addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY))
        assertEquals(START, shadowOf(phone.web).lastLoadedUrl)
    }

    @Test
    fun `Given a link in another app's task, the app comes to the front in its own, and begins there`() {
        openOnTop(linkTo(ORDER))
        val phone = TestPhone()
        assertEquals("$START#$ORDER", shadowOf(phone.web).lastLoadedUrl)
    }

    private fun linkTo(route: String) = Intent(Intent.ACTION_VIEW, Uri.parse("luka://app$route"))

    /** What the system does with a link to the activity that is in front. */
    private fun TestPhone.follow(intent: Intent) {
        controller.pause().newIntent(intent).resume()
        idle()
    }

    /** What it does where something else is in front: a window of ours on top, which goes at once. */
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

    private fun told(phone: TestPhone) = phone.page.messages
        .filter { it["event"] == text("link") }
        .map { it["data"] }
        .map { data -> data.toString().substringAfter("\"to\":\"").substringBefore('"') }
}
