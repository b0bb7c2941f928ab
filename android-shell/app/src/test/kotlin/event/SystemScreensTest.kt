package cl.luka.shell.app.event

import android.content.ClipData
import android.content.ClipboardManager
import android.content.Intent
import android.net.Uri
import android.os.Build
import android.print.PrintAttributes
import android.print.PrintManager
import android.provider.CalendarContract
import android.provider.Settings
import android.view.HapticFeedbackConstants
import cl.luka.shell.app.fake.FakeRequest
import cl.luka.shell.app.fake.PrintManagerShadow
import cl.luka.shell.app.fake.PrintedPage
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.code
import cl.luka.shell.app.fake.TestPhone.Companion.data
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import java.time.Instant
import java.time.LocalDate
import java.time.ZoneId
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.boolean
import kotlinx.serialization.json.jsonPrimitive
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.shadow.api.Shadow

private const val CALENDAR = "luka:calendar?date=2027-02-18&title=Pagar&text=N.%201"

/** The URIs of our own: the system's own screens for the app, the copied code, and what the user feels. */
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
    fun `Given luka calendar, a new entry of a whole day opens, the same day in every time zone of Chile`() {
        assertEquals(true, isOpened(CALENDAR))
        val intent = shadowOf(phone.activity).nextStartedActivity
        assertEquals(Intent.ACTION_INSERT, intent.action)
        assertEquals(CalendarContract.Events.CONTENT_URI, intent.data)
        assertTrue(intent.getBooleanExtra(CalendarContract.EXTRA_EVENT_ALL_DAY, false))
        assertEquals("Pagar", intent.getStringExtra(CalendarContract.Events.TITLE))
        assertEquals("N. 1", intent.getStringExtra(CalendarContract.Events.DESCRIPTION))
        val begin = Instant.ofEpochMilli(intent.getLongExtra(CalendarContract.EXTRA_EVENT_BEGIN_TIME, 0))
        for (zone in listOf("UTC", "America/Santiago", "Pacific/Easter", "America/Punta_Arenas")) {
            assertEquals(LocalDate.of(2027, 2, 18), begin.atZone(ZoneId.of(zone)).toLocalDate())
        }
    }

    @Test
    fun `Given a phone without such a page or a calendar app, the reply tells that nothing was opened`() {
        shadowOf(TestPhone.application).checkActivities(true)
        for (uri in listOf("luka:settings", CALENDAR)) assertEquals(false, isOpened(uri))
    }

    @Test
    fun `Given luka code, the reply has the copied code only`() {
        val clipboard = phone.activity.getSystemService(ClipboardManager::class.java)
        assertEquals(false, isOpened("luka:code?length=6"))
        clipboard.setPrimaryClip(ClipData.newPlainText("", "Tu código es 123456, Camila"))
        assertEquals(true, isOpened("luka:code?length=6"))
        assertEquals(json("opened" to JsonPrimitive(true), "code" to text("123456")), phone.lastReply().data)
        clipboard.setPrimaryClip(ClipData.newRawUri("", Uri.parse("content://media/123456")))
        assertEquals(false, isOpened("luka:code?length=6"))
    }

    @Test
    @Config(sdk = [26, 30, 35])
    fun `Given luka tick and luka confirm, the view gives the feedback that this Android has`() {
        isOpened("luka:tick")
        phone.idle()
        val view = shadowOf(phone.activity.appView.root)
        assertEquals(HapticFeedbackConstants.CLOCK_TICK, view.lastHapticFeedbackPerformed())
        isOpened("luka:confirm")
        phone.idle()
        val isOld = Build.VERSION.SDK_INT < Build.VERSION_CODES.R
        val confirm = if (isOld) HapticFeedbackConstants.LONG_PRESS else HapticFeedbackConstants.CONFIRM
        assertEquals(confirm, view.lastHapticFeedbackPerformed())
    }

    @Test
    fun `Given a frame without the secret or a link of a page, neither opens`() {
        for (uri in listOf("luka:print", "luka:settings", "luka:confirm", "luka:code?length=6", CALENDAR)) {
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
