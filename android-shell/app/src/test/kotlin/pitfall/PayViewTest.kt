package cl.luka.shell.app.pitfall

import android.app.Activity
import android.content.Intent
import android.net.Uri
import android.view.View
import android.view.ViewGroup
import android.view.WindowManager.LayoutParams
import android.webkit.WebResourceError
import android.webkit.WebSettings
import android.widget.TextView
import cl.luka.shell.app.R
import cl.luka.shell.app.fake.FakeRequest
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.code
import cl.luka.shell.app.fake.TestPhone.Companion.data
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import cl.luka.shell.app.pay.PayActivity
import cl.luka.shell.app.web.JavascriptBridge
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController

private const val PAGE = "https://pagos.example.cl/1"
private const val BACK = "https://app.luka.local/pages/paid"

@RunWith(RobolectricTestRunner::class)
class PayViewTest {
    private val phone = TestPhone().load()

    @Test
    fun `Given the pay view, it has no bridge and no access to files`() {
        val web = checkNotNull(pay().get().web)
        assertEquals(PAGE, shadowOf(web).lastLoadedUrl)
        assertNull(shadowOf(web).getJavascriptInterface(JavascriptBridge.NAME))
        assertFalse(web.settings.allowFileAccess)
        assertFalse(web.settings.allowContentAccess)
        assertEquals(WebSettings.MIXED_CONTENT_NEVER_ALLOW, web.settings.mixedContentMode)
    }

    @Test
    fun `Given the pay view, its window has FLAG_SECURE`() {
        assertNotEquals(0, pay().get().window.attributes.flags and LayoutParams.FLAG_SECURE)
    }

    @Test
    fun `Given a URL that is not allowed, no pay view opens`() {
        for (url in listOf(
            "http://example.cl/",
            "https://app.luka.local/",
            "file:///etc/hosts",
            "javascript:1",
            "intent://a"
        )) {
            assertEquals(url, "not_permitted", phone.call("openPayView", json("url" to text(url))).code)
            assertTrue(url, pay(url).get().isFinishing)
        }
    }

    @Test
    fun `Given a payment that returns to the app, the view closes with the URL`() {
        val controller = pay()
        assertTrue(goTo(controller, BACK))
        assertTrue(controller.get().isFinishing)
        assertEquals(BACK, shadowOf(controller.get()).resultIntent.dataString)
    }

    @Test
    fun `Given a form that returns to the app, the view closes with the URL and loads nothing`() {
        val controller = pay()
        val web = checkNotNull(controller.get().web)
        val client = shadowOf(web).webViewClient
        assertEquals(403, client.shouldInterceptRequest(web, FakeRequest(BACK))?.statusCode)
        client.onPageStarted(web, BACK, null)
        assertEquals(BACK, shadowOf(controller.get()).resultIntent.dataString)
    }

    @Test
    fun `Given pages of a bank, the view loads them`() {
        assertFalse(goTo(pay(), "https://banco.example.cl/entrar"))
        assertTrue(goTo(pay(), "http://banco.example.cl/"))
    }

    @Test
    fun `Given the call of the web app, the reply tells how the view was closed`() {
        assertNull(phone.call("openPayView", json("url" to text(PAGE))))
        phone.close(phone.opened(), Activity.RESULT_CANCELED)
        assertEquals(json("result" to text("closed")), phone.lastReply().data)
        phone.call("openPayView", json("url" to text(PAGE)))
        phone.close(phone.opened(), data = Intent().setData(Uri.parse(BACK)))
        assertEquals(json("result" to text("returned"), "url" to text(BACK)), phone.lastReply().data)
    }

    @Test
    fun `Given a payment page that fails to load, an error with a retry button is shown`() {
        val controller = pay()
        val web = checkNotNull(controller.get().web)
        val client = shadowOf(web).webViewClient
        client.onReceivedError(web, FakeRequest("$PAGE/logo.png", isMain = false), error)
        assertFalse(texts(controller).any { it == text(R.string.pay_failed_title) })
        client.onReceivedError(web, FakeRequest(PAGE), error)
        assertTrue(texts(controller).any { it == text(R.string.pay_failed_title) })
        client.onPageStarted(web, PAGE, null)
        assertFalse(texts(controller).any { it == text(R.string.pay_failed_title) })
    }

    @Test
    fun `Given a payment page, its host is shown above it`() {
        val controller = pay()
        val web = checkNotNull(controller.get().web)
        shadowOf(web).webViewClient.onPageStarted(web, "https://luka.cl.pagos.example/app.luka.local", null)
        assertTrue("luka.cl.pagos.example" in texts(controller))
    }

    @Test
    fun `Given Back in the pay view, it goes back in the history and then closes the view`() {
        val controller = pay()
        val web = checkNotNull(controller.get().web)
        shadowOf(web).pushEntryToHistory(PAGE)
        shadowOf(web).pushEntryToHistory("$PAGE/2")
        press(controller)
        assertFalse(controller.get().isFinishing)
        press(controller)
        assertTrue(controller.get().isFinishing)
        assertEquals(Activity.RESULT_CANCELED, shadowOf(controller.get()).resultCode)
    }

    private val error =
        object : WebResourceError() {
            override fun getErrorCode() = -2

            override fun getDescription() = ""
        }

    private fun text(id: Int) = TestPhone.application.getString(id)

    private fun texts(controller: ActivityController<PayActivity>) =
        textsIn(controller.get().window.decorView)

    private fun textsIn(view: View): List<String> = when (view) {
        is TextView -> listOf(view.text.toString())
        is ViewGroup -> List(view.childCount) { textsIn(view.getChildAt(it)) }.flatten()
        else -> emptyList()
    }

    @Suppress("DEPRECATION")
    private fun press(controller: ActivityController<PayActivity>) = controller.get().onBackPressed()

    private fun pay(url: String = PAGE): ActivityController<PayActivity> = Robolectric.buildActivity(
        PayActivity::class.java,
        PayActivity.intentFor(TestPhone.application, url)
    ).create()

    private fun goTo(controller: ActivityController<PayActivity>, url: String): Boolean {
        val web = checkNotNull(controller.get().web)
        return shadowOf(web).webViewClient.shouldOverrideUrlLoading(web, FakeRequest(url))
    }
}
