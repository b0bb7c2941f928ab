@file:Suppress("DEPRECATION") // Android and Robolectric have deprecated the short forms.

package cl.luka.shell.app.pitfall

import android.app.Activity
import android.content.Intent
import android.graphics.drawable.ColorDrawable
import android.net.Uri
import android.net.http.SslCertificate
import android.net.http.SslError
import android.os.Handler
import android.os.Looper
import android.os.Message
import android.provider.Settings
import android.view.View
import android.webkit.SslErrorHandler
import android.webkit.WebView
import cl.luka.shell.app.R
import cl.luka.shell.app.fake.CookieManagerShadow
import cl.luka.shell.app.fake.FakeError
import cl.luka.shell.app.fake.FakeFileInput
import cl.luka.shell.app.fake.FakeRequest
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.button
import cl.luka.shell.app.fake.shownTexts
import cl.luka.shell.app.fake.shownViews
import cl.luka.shell.app.pay.PayActivity
import cl.luka.shell.app.pay.PayActivity.Companion.intentFor
import java.util.Date
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertNull
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

private const val PAGE = "https://pagos.example.cl/1"

/** What a phone and a bank do to the pay view's windows. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 30, 35, 36])
class PayWindowTest {
    private val controller =
        Robolectric.buildActivity(PayActivity::class.java, intentFor(TestPhone.application, PAGE)).setup()
    private val activity get() = controller.get()
    private val web get() = checkNotNull(activity.web)

    @Test
    fun `Given an activity that Android recreates, the payment goes on in the same page`() {
        val before = web
        val old = activity
        shadowOf(web).webViewClient.onPageStarted(web, PAGE, null)
        controller.recreate()
        assertNotSame(old, activity)
        assertSame(before, web)
        assertFalse(shadowOf(before).wasDestroyCalled())
        assertFalse(activity.isFinishing)
        assertTrue(isShown(before))
        go("https://app.luka.local/pages/paid")
        assertTrue(activity.isFinishing)
        assertEquals("https://app.luka.local/pages/paid", shadowOf(activity).resultIntent.dataString)
        controller.pause().stop().destroy()
        assertTrue(shadowOf(before).wasDestroyCalled())
    }

    @Test
    fun `Given an activity recreated under an open file chooser, the page gets the file`() {
        var chosen: List<Uri>? = null
        chrome().onShowFileChooser(web, { chosen = it?.toList() }, FakeFileInput())
        controller.recreate()
        val file = Uri.parse("content://com.example/1")
        shadowOf(activity).callOnActivityResult(1, Activity.RESULT_OK, Intent().setData(file))
        assertEquals(listOf(file), chosen)
    }

    @Test
    fun `Given a failed page and a change of the phone, the failure stays until the next page`() {
        shadowOf(web).webViewClient.onReceivedError(web, FakeRequest(PAGE), FakeError)
        controller.recreate()
        assertTrue(text(R.string.pay_failed_title) in activity.shownTexts())
        shadowOf(web).webViewClient.onPageStarted(web, PAGE, null)
        controller.recreate()
        assertFalse(text(R.string.pay_failed_title) in activity.shownTexts())
    }

    @Test
    fun `Given night mode and a larger font while the payment is open, it has both at once`() {
        val day = color()
        RuntimeEnvironment.setFontScale(1.5f)
        RuntimeEnvironment.setQualifiers("+night")
        controller.configurationChange()
        assertEquals(150, web.settings.textZoom)
        assertNotEquals(day, color())
        assertEquals(color(), shadowOf(web).backgroundColor)
    }

    @Test
    @Config(sdk = [35, 36]) // Robolectric's older ones lack a class of certificates.
    fun `Given a certificate that the phone does not trust, the user is told, with the phone's clock`() {
        val client = shadowOf(web).webViewClient
        client.shouldInterceptRequest(web, FakeRequest(PAGE))
        client.onReceivedSslError(web, handler, sslError("https://cdn.example.cl/logo.png"))
        assertFalse(text(R.string.pay_untrusted_title) in activity.shownTexts())
        client.onReceivedSslError(web, handler, sslError(PAGE))
        assertTrue(text(R.string.pay_untrusted_title) in activity.shownTexts())
        val start = text(R.string.pay_untrusted_text).substringBefore('%')
        val said = activity.shownTexts().single { it.startsWith(start) }
        assertTrue(said, Regex("19\\d\\d|20\\d\\d").containsMatchIn(said))
        activity.button(R.string.pay_set_clock).performClick()
        assertEquals(2, cancelled)
        assertEquals(Settings.ACTION_DATE_SETTINGS, shadowOf(activity).nextStartedActivity.action)
    }

    @Test
    fun `Given a receipt to download, the browser is offered for https, and a word for others`() {
        val download = { url: String ->
            shadowOf(web).downloadListener.onDownloadStart(url, "", "", "application/pdf", 1)
        }
        download("$PAGE/receipt.pdf")
        assertNull(shadowOf(TestPhone.application).nextStartedActivity)
        activity.button(R.string.pay_download_open).performClick()
        val opened: Intent = shadowOf(TestPhone.application).nextStartedActivity
        assertEquals("$PAGE/receipt.pdf", opened.dataString)
        download("blob:https://pagos.example.cl/2")
        assertTrue(text(R.string.pay_download_refused) in activity.shownTexts())
        assertNull(shadowOf(TestPhone.application).nextStartedActivity)
    }

    @Test
    fun `Given a window that the bank opens, it is above the payment until it closes itself or by Back`() {
        val page = web
        for (close in listOf({ chrome().onCloseWindow(web) }, { activity.onBackPressed() })) {
            val popUp = openWindow()
            assertSame(popUp, web)
            assertFalse(isShown(page))
            assertTrue(popUp.settings.supportMultipleWindows() && !popUp.settings.allowFileAccess)
            close()
            assertSame(page, web)
            assertTrue(isShown(page))
            assertTrue(shadowOf(popUp).wasDestroyCalled())
        }
        chrome().onCloseWindow(page)
        assertSame(page, web)
        assertFalse(activity.isFinishing)
    }

    @Test
    fun `Given windows without a touch or without end, the payment stays in front`() {
        assertFalse(chrome().onCreateWindow(web, false, false, message()))
        repeat(3) { openWindow() }
        assertFalse(chrome().onCreateWindow(web, false, true, message()))
    }

    @Test
    fun `Given a paused payment, its cookies are flushed by the event loop, as a slow phone's disk blocks`() {
        val before = CookieManagerShadow.flushes
        controller.pause()
        assertEquals("at once", before, CookieManagerShadow.flushes)
        shadowOf(Looper.getMainLooper()).idle()
        assertEquals(before + 1, CookieManagerShadow.flushes)
    }

    @Test
    fun `Given a file chooser that the phone forbids, the file input gets no file and the payment goes on`() {
        var isCalled = false
        val forbidden = object : FakeFileInput() {
            override fun createIntent() = throw SecurityException("not exported")
        }
        chrome().onShowFileChooser(web, { isCalled = it == null }, forbidden)
        assertTrue(isCalled)
        assertFalse(activity.isFinishing)
    }

    private var cancelled = 0

    private val handler =
        object : SslErrorHandler() {
            override fun cancel() {
                cancelled++
            }
        }

    private fun sslError(url: String) =
        SslError(SslError.SSL_EXPIRED, SslCertificate("a", "b", Date(), Date()), url)

    private fun go(url: String) =
        shadowOf(web).webViewClient.shouldOverrideUrlLoading(web, FakeRequest(url, hasGesture = true))

    private fun chrome() = checkNotNull(shadowOf(web).webChromeClient)

    private fun openWindow(): WebView {
        val message = message()
        assertTrue(chrome().onCreateWindow(web, false, true, message))
        return checkNotNull((message.obj as WebView.WebViewTransport).webView)
    }

    private fun message() = Message.obtain(Handler(Looper.getMainLooper())).also {
        it.obj = web.WebViewTransport()
    }

    private fun color() = (activity.window.decorView.background as ColorDrawable).color

    private fun text(id: Int) = activity.getString(id)

    private fun isShown(view: View) = view in activity.shownViews()
}
