package cl.luka.shell.app.page

import android.content.pm.ApplicationInfo
import android.view.WindowManager.LayoutParams
import android.webkit.ConsoleMessage
import android.webkit.WebSettings
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import cl.luka.shell.app.web.START
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowLog

@RunWith(RobolectricTestRunner::class)
class SafeViewTest {
    private val phone = TestPhone().load()
    private val settings get() = phone.web.settings

    @Test
    fun `MASVS-PLATFORM-2 the web view reaches no file of the phone`() {
        assertFalse(settings.allowFileAccess)
        assertFalse(settings.allowContentAccess)
        @Suppress("DEPRECATION")
        assertFalse(settings.allowFileAccessFromFileURLs || settings.allowUniversalAccessFromFileURLs)
    }

    @Test
    fun `MASVS-NETWORK-1 the web view mixes nothing unencrypted in`() {
        assertEquals(WebSettings.MIXED_CONTENT_NEVER_ALLOW, settings.mixedContentMode)
    }

    @Test
    fun `MASVS-RESILIENCE-4 the web view is not debuggable, but in a build for developers`() {
        assertEquals(false, TestPhone.application.isInspected)
        TestPhone.application.applicationInfo.flags = ApplicationInfo.FLAG_DEBUGGABLE
        TestPhone.application.restart()
        TestPhone()
        assertEquals(true, TestPhone.application.isInspected)
    }

    @Test
    fun `MASVS-STORAGE-2 nothing of the page or of a call is in the log`() {
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
    fun `MASVS-PLATFORM-3 screens with papers and codes are nobody's picture, others are`() {
        goTo("#/pages/upload/upload-id-card/upload-id-card")
        assertTrue(isSecure())
        goTo("#/pages/my-loan/my-loan")
        assertFalse(isSecure())
        goTo("#/pages/account/login-page/login-page?phone=1")
        assertTrue(isSecure())
    }

    @Test
    fun `MASVS-PLATFORM-3 nobody taps through another app's window`() {
        assertTrue(phone.web.filterTouchesWhenObscured)
    }

    @Test
    fun `MASVS-PLATFORM-2 no window opens by itself`() {
        assertFalse(settings.javaScriptCanOpenWindowsAutomatically)
        assertFalse(settings.supportMultipleWindows())
    }

    private fun goTo(hash: String) = phone.client.doUpdateVisitedHistory(phone.web, START + hash, false)

    private fun isSecure() = phone.activity.window.attributes.flags and LayoutParams.FLAG_SECURE != 0
}
