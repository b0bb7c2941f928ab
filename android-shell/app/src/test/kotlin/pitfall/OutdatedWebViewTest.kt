package cl.luka.shell.app.pitfall

import android.content.Intent
import android.content.pm.PackageInfo
import android.os.Build
import android.util.AndroidRuntimeException
import cl.luka.shell.app.R
import cl.luka.shell.app.fake.BrokenWebViewShadow
import cl.luka.shell.app.fake.CookieManagerShadow
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.code
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import cl.luka.shell.app.fake.button
import cl.luka.shell.app.fake.shownTexts
import cl.luka.shell.app.pay.PayActivity
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
import org.robolectric.shadows.ShadowWebView

/** MASVS-CODE-1: an outdated WebView leads to its update. */
@RunWith(RobolectricTestRunner::class)
class OutdatedWebViewTest {
    private val app = TestPhone.application

    @Test
    fun `Given an outdated WebView, a native screen opens its page in the store`() {
        app.userAgent = "Version/4.0 Chrome/110.0.5481.153 Mobile Safari/537.36"
        ShadowWebView.setCurrentWebViewPackage(PackageInfo().apply { packageName = "com.android.chrome" })
        val phone = TestPhone()
        assertNull(phone.activity.appView.web)
        assertEquals(app.getString(R.string.webview_outdated_title), title(phone))
        phone.activity.button(R.string.webview_update).performClick()
        val intent = shadowOf(app).nextStartedActivity
        assertEquals(Intent.ACTION_VIEW, intent.action)
        assertEquals("market://details?id=com.android.chrome", intent.dataString)
    }

    @Test
    @Config(sdk = [26, 35, 36])
    fun `Given a missing WebView, the notice names what that Android has as one`() {
        app.userAgent = null
        ShadowWebView.setCurrentWebViewPackage(null)
        val isOld = Build.VERSION.SDK_INT < Build.VERSION_CODES.Q
        val phone = TestPhone()
        val name = if (isOld) "Chrome" else "Android System WebView"
        assertEquals(app.getString(R.string.webview_missing_text, name), phone.activity.shownTexts()[1])
        phone.activity.button(R.string.webview_update).performClick()
        val id = if (isOld) "com.android.chrome" else "com.google.android.webview"
        assertEquals("market://details?id=$id", shadowOf(app).nextStartedActivity.dataString)
    }

    @Test
    fun `Given a missing WebView, the notice survives its own button, which pauses the app`() {
        app.userAgent = null
        CookieManagerShadow.failure = AndroidRuntimeException("No WebView installed")
        try {
            val phone = TestPhone()
            phone.activity.button(R.string.webview_update).performClick()
            phone.controller.pause().stop().restart().resume()
            assertEquals(app.getString(R.string.webview_missing_title), title(phone))
        } finally {
            CookieManagerShadow.failure = null
        }
    }

    @Test
    fun `Given a WebView updated in the store, the web app loads when the activity resumes`() {
        val good = app.userAgent
        app.userAgent = "Chrome/90.0.1"
        val phone = TestPhone()
        phone.controller.pause().resume()
        assertNull(phone.activity.appView.web)
        app.userAgent = good
        phone.controller.pause().resume()
        assertNotNull(phone.activity.appView.web)
    }

    @Test
    fun `Given the retry button, the WebView is checked again`() {
        val good = app.userAgent
        app.userAgent = null
        val phone = TestPhone()
        app.userAgent = good
        phone.activity.button(R.string.webview_retry).performClick()
        assertNotNull(phone.activity.appView.web)
    }

    @Test
    @Config(shadows = [BrokenWebViewShadow::class])
    fun `Given a WebView that throws, a native screen is shown, and no pay view opens`() {
        for (failure in listOf(IllegalStateException("no package"), UnsatisfiedLinkError("libwebview"))) {
            BrokenWebViewShadow.failure = failure
            val phone = TestPhone()
            assertNull(phone.activity.appView.web)
            assertEquals(app.getString(R.string.webview_missing_title), title(phone))
            phone.close()
            val intent = PayActivity.intentFor(app, "https://pagos.example.cl/1")
            val pay = Robolectric.buildActivity(PayActivity::class.java, intent).create().get()
            assertTrue(pay.isFinishing)
            assertEquals(PayActivity.RESULT_NOT_OPENED, shadowOf(pay).resultCode)
        }
    }

    @Test
    fun `Given a pay view that could not be opened, the web app gets to know`() {
        val phone = TestPhone().load()
        phone.call("openPayView", json("url" to text("https://pagos.example.cl/1")))
        phone.close(phone.opened(), PayActivity.RESULT_NOT_OPENED)
        assertEquals("unavailable", phone.lastReply().code)
    }

    private fun title(phone: TestPhone) = phone.activity.shownTexts().first()
}
