package cl.luka.shell.app.event

import android.print.PrintAttributes
import android.print.PrintManager
import android.provider.Settings
import cl.luka.shell.app.fake.FakeRequest
import cl.luka.shell.app.fake.PrintManagerShadow
import cl.luka.shell.app.fake.PrintedPage
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.code
import cl.luka.shell.app.fake.TestPhone.Companion.data
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import kotlinx.serialization.json.boolean
import kotlinx.serialization.json.jsonPrimitive
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadow.api.Shadow

/** `luka:print` and `luka:settings`: the system's own screens for the app. */
@RunWith(RobolectricTestRunner::class)
class SystemScreensTest {
    private val phone = TestPhone().load()
    private val printer: PrintManagerShadow =
        Shadow.extract(phone.activity.getSystemService(PrintManager::class.java))

    @Test
    fun `Given luka print, Android's print dialog opens for the web view, on A4`() {
        assertEquals(true, isOpened("luka:print"))
        val (name, document, attributes) = printer.jobs.single()
        assertEquals(phone.web.title, name)
        assertEquals(phone.web.title, (document as PrintedPage).name)
        assertEquals(PrintAttributes.MediaSize.ISO_A4, attributes.mediaSize)
    }

    @Test
    fun `Given a phone without a print service, the reply tells that nothing was opened`() {
        printer.isPresent = false
        assertEquals(false, isOpened("luka:print"))
    }

    @Test
    fun `Given luka settings, the app's own page in the settings opens`() {
        assertEquals(true, isOpened("luka:settings"))
        val intent = shadowOf(phone.activity).nextStartedActivity
        assertEquals(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, intent.action)
        assertEquals("package:cl.luka.app", intent.dataString)
    }

    @Test
    fun `Given a phone without that page, the reply tells that nothing was opened`() {
        shadowOf(TestPhone.application).checkActivities(true)
        assertEquals(false, isOpened("luka:settings"))
    }

    @Test
    fun `Given a frame without the secret or a link of a page, neither opens`() {
        for (uri in listOf("luka:print", "luka:settings")) {
            phone.post("""{"event":"intentUriOpen","callbackId":"x","data":{"uri":"$uri"},"secret":"y"}""")
            assertTrue(phone.client.shouldOverrideUrlLoading(phone.web, FakeRequest(uri)))
            assertEquals("not_permitted", phone.call("intentUriOpen", json("uri" to text("$uri#"))).code)
        }
        assertEquals(0, printer.jobs.size)
        assertNull(shadowOf(phone.activity).nextStartedActivity)
    }

    private fun isOpened(uri: String): Boolean? {
        phone.call("intentUriOpen", json("uri" to text(uri)))
        return phone.lastReply().data["opened"]?.jsonPrimitive?.boolean
    }
}
