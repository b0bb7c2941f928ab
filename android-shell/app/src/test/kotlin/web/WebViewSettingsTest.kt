package cl.luka.shell.app.web

import android.content.pm.ApplicationInfo
import android.graphics.Color
import android.view.InputDevice
import android.view.MotionEvent
import android.view.WindowManager.LayoutParams
import android.webkit.ConsoleMessage
import android.webkit.WebSettings
import cl.luka.shell.app.R
import cl.luka.shell.app.fake.RecentsShadow
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import cl.luka.shell.app.web.START_URL
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.shadow.api.Shadow
import org.robolectric.shadows.ShadowLog
import org.robolectric.shadows.ShadowToast

@RunWith(RobolectricTestRunner::class)
class WebViewSettingsTest {
    private val phone = TestPhone().load()
    private val settings get() = phone.web.settings

    @Test
    fun `MASVS-PLATFORM-2 the web view cannot read files`() {
        assertFalse(settings.allowFileAccess)
        assertFalse(settings.allowContentAccess)
        @Suppress("DEPRECATION")
        assertFalse(settings.allowFileAccessFromFileURLs || settings.allowUniversalAccessFromFileURLs)
    }

    @Test
    fun `Given a camera whose first frame has not come, the video is transparent`() {
        val poster = checkNotNull(shadowOf(phone.web).webChromeClient.defaultVideoPoster)
        assertEquals(Color.TRANSPARENT, poster.getPixel(0, 0))
    }

    @Test
    fun `MASVS-NETWORK-1 the web view loads no mixed content`() {
        assertEquals(WebSettings.MIXED_CONTENT_NEVER_ALLOW, settings.mixedContentMode)
    }

    @Test
    fun `MASVS-RESILIENCE-4 the web view is debuggable in debug builds only`() {
        assertEquals(false, TestPhone.application.isInspected)
        TestPhone.application.applicationInfo.flags = ApplicationInfo.FLAG_DEBUGGABLE
        TestPhone.application.restart()
        TestPhone()
        assertEquals(true, TestPhone.application.isInspected)
    }

    @Test
    fun `MASVS-STORAGE-2 neither console messages nor calls are logged`() {
        val message = ConsoleMessage("RUN 12.345.678-5", "app.js", 1, ConsoleMessage.MessageLevel.LOG)
        assertTrue(shadowOf(phone.web).webChromeClient.onConsoleMessage(message))
        phone.call(
            "localCache",
            json(
                "op" to text("set"),
                "key" to text("a"),
                "value" to text("RUN 12.345.678-5")
            )
        )
        phone.post("RUN 12.345.678-5")
        assertTrue(ShadowLog.getLogs().none { "12.345.678" in it.msg.orEmpty() })
    }

    @Test
    fun `MASVS-PLATFORM-3 screens with identity cards and codes have FLAG_SECURE, others do not`() {
        goTo("#/pages/upload/upload-id-card/upload-id-card")
        assertTrue(isSecure())
        goTo("#/pages/my-loan/my-loan")
        assertFalse(isSecure())
        goTo("#/pages/account/login-page/login-page?phone=1")
        assertTrue(isSecure())
    }

    @Test
    @Config(sdk = [33, 35, 36], shadows = [RecentsShadow::class])
    fun `MASVS-PLATFORM-3 the recent apps show nothing of the app`() {
        val recents = Shadow.extract<RecentsShadow>(phone.activity)
        assertEquals(false, recents.isScreenshotEnabled)
    }

    @Test
    @Config(sdk = [26, 30])
    fun `MASVS-PLATFORM-3 before API 33, where only FLAG_SECURE hides the app, every screen has it`() {
        assertTrue(isSecure())
        goTo("#/pages/my-loan/my-loan")
        assertTrue(isSecure())
    }

    @Test
    fun `MASVS-PLATFORM-3 Given another app above the window, a signature ignores touches and says why`() {
        goTo("#/pages/sign/sign")
        assertTrue(accepts(flags = 0))
        assertNull(ShadowToast.getTextOfLatestToast())
        assertFalse(accepts(MotionEvent.FLAG_WINDOW_IS_OBSCURED))
        assertEquals(phone.activity.getString(R.string.touch_obscured), ShadowToast.getTextOfLatestToast())
    }

    @Test
    fun `Given a screen dimmer above the window, every screen without a signature takes touches`() {
        goTo("#/pages/sign/sign")
        goTo("#/pages/my-loan/my-loan")
        assertTrue(accepts(MotionEvent.FLAG_WINDOW_IS_OBSCURED))
        assertNull(ShadowToast.getTextOfLatestToast())
    }

    @Test
    fun `MASVS-PLATFORM-2 the page cannot open windows`() {
        assertFalse(settings.javaScriptCanOpenWindowsAutomatically)
        assertFalse(settings.supportMultipleWindows())
    }

    private fun goTo(hash: String) = phone.client.doUpdateVisitedHistory(phone.web, START_URL + hash, false)

    private fun accepts(flags: Int): Boolean {
        val pointer = arrayOf(MotionEvent.PointerProperties())
        val at = arrayOf(MotionEvent.PointerCoords())
        val touch = InputDevice.SOURCE_TOUCHSCREEN
        val down = MotionEvent.ACTION_DOWN
        val event = MotionEvent.obtain(0, 0, down, 1, pointer, at, 0, 0, 1f, 1f, 0, 0, touch, flags)
        return phone.web.onFilterTouchEventForSecurity(event)
    }

    private fun isSecure() = phone.activity.window.attributes.flags and LayoutParams.FLAG_SECURE != 0
}
