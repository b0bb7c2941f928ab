@file:Suppress("DEPRECATION") // Android and Robolectric have deprecated the short forms.

package cl.luka.shell.app.pitfall

import android.app.Activity
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.view.WindowManager.LayoutParams
import android.webkit.CookieManager
import android.webkit.WebSettings
import cl.luka.shell.app.R
import cl.luka.shell.app.fake.FakeError
import cl.luka.shell.app.fake.FakeRequest
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.code
import cl.luka.shell.app.fake.TestPhone.Companion.data
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import cl.luka.shell.app.fake.WebStorageShadow
import cl.luka.shell.app.fake.button
import cl.luka.shell.app.fake.shownTexts
import cl.luka.shell.app.pay.PayActivity
import cl.luka.shell.app.web.JavascriptBridge
import cl.luka.shell.app.web.START_URL
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
        assertTrue(web.filterTouchesWhenObscured)
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
    fun `Given a form that returns to the app, the view closes with the URL and loads nothing`() {
        val controller = pay()
        val web = checkNotNull(controller.get().web)
        val client = shadowOf(web).webViewClient
        assertEquals(403, client.shouldInterceptRequest(web, FakeRequest(BACK))?.statusCode)
        client.onPageStarted(web, BACK, null)
        assertEquals(BACK, shadowOf(controller.get()).resultIntent.dataString)
    }

    @Test
    fun `Given pages of a bank, the view loads them, by https also where the bank redirects by http`() {
        assertFalse(goTo(pay(), "https://banco.example.cl/entrar"))
        val controller = pay()
        assertTrue(goTo(controller, "http://banco.example.cl/entrar?a=1"))
        val loaded = shadowOf(controller.get().web).lastLoadedUrl
        assertEquals("https://banco.example.cl/entrar?a=1", loaded)
    }

    @Test
    fun `Given process death during a payment, the pay view ends as closed and shows nothing`() {
        val state = Bundle()
        pay().saveInstanceState(state).destroy()
        val restored = Robolectric
            .buildActivity(PayActivity::class.java, PayActivity.intentFor(TestPhone.application, PAGE))
            .create(state)
        assertTrue(restored.get().isFinishing)
        assertEquals(Activity.RESULT_CANCELED, shadowOf(restored.get()).resultCode)
        assertNull(restored.get().web)
    }

    @Test
    fun `Given process death during a payment, the app restores its screen and can open a payment again`() {
        val url = "$START_URL#/pages/order-detail/order-detail?order_no=1"
        phone.load(url).call("openPayView", json("url" to text(PAGE)))
        val opened = phone.opened()
        val state = phone.kill()
        TestPhone.application.restart()
        val second = TestPhone(state)
        second.close(opened, Activity.RESULT_CANCELED)
        assertEquals(url, shadowOf(second.web).lastLoadedUrl)
        second.load(url)
        assertNull(second.call("openPayView", json("url" to text(PAGE))))
        second.close(second.opened(), Activity.RESULT_CANCELED)
        assertEquals(json("result" to text("closed")), second.lastReply().data)
    }

    @Test
    fun `Given a payment with many pages, none of them is in the saved state, which has a limit`() {
        val controller = pay()
        repeat(100) { shadowOf(controller.get().web).pushEntryToHistory("$PAGE/$it") }
        val state = Bundle()
        controller.saveInstanceState(state)
        val empty = Bundle()
        Robolectric.buildActivity(Activity::class.java).create().saveInstanceState(empty)
        assertEquals(emptySet<String>(), state.keySet() - empty.keySet())
    }

    @Test
    fun `Given a link to a payment app, it opens after a gesture and is offered without one`() {
        val controller = pay()
        goTo(controller, "khipu:///pos/1")
        assertEquals("khipu:///pos/1", shadowOf(TestPhone.application).nextStartedActivity.dataString)
        goTo(controller, "khipu:///pos/2", hasGesture = false)
        assertNull(shadowOf(TestPhone.application).nextStartedActivity)
        assertTrue(text(R.string.pay_offer_app) in controller.get().shownTexts())
        controller.get().button(R.string.pay_open_app).performClick()
        assertEquals("khipu:///pos/2", shadowOf(TestPhone.application).nextStartedActivity.dataString)
        assertFalse(text(R.string.pay_offer_app) in controller.get().shownTexts())
    }

    @Test
    fun `Given a link that nothing opens, the user is told why, until the next page`() {
        val controller = pay()
        goTo(controller, "unknownbank://pay/1")
        assertTrue(text(R.string.pay_link_refused) in controller.get().shownTexts())
        val web = checkNotNull(controller.get().web)
        shadowOf(web).webViewClient.onPageStarted(web, "$PAGE/2", null)
        assertFalse(text(R.string.pay_link_refused) in controller.get().shownTexts())
        shadowOf(TestPhone.application).checkActivities(true)
        goTo(controller, "machapp://pay-biz/payment/1")
        assertTrue(text(R.string.pay_no_app) in controller.get().shownTexts())
    }

    @Test
    fun `Given a frame with a link that nothing opens, the page stays as it is`() {
        val controller = pay()
        val web = checkNotNull(controller.get().web)
        val request = FakeRequest("unknownbank://pay/1", isMain = false)
        assertTrue(shadowOf(web).webViewClient.shouldOverrideUrlLoading(web, request))
        assertFalse(text(R.string.pay_link_refused) in controller.get().shownTexts())
    }

    @Test
    fun `Given a user who logs out, no cookie or storage of a bank is left, and all of the app`() {
        val cookies = CookieManager.getInstance()
        cookies.setCookie("https://banco.example.cl/", "SESSION=bank-of-user-1")
        WebStorageShadow.origins = setOf("https://banco.example.cl", "https://app.luka.local")
        phone.call("localCache", json("op" to text("remove"), "key" to text("user_info")))
        assertNull(cookies.getCookie("https://banco.example.cl/"))
        assertEquals(setOf("https://app.luka.local"), WebStorageShadow.origins)
    }

    @Test
    fun `Given the call of the web app, the reply tells that the payment returned`() {
        phone.call("openPayView", json("url" to text(PAGE)))
        phone.close(phone.opened(), data = Intent().setData(Uri.parse(BACK)))
        assertEquals(json("result" to text("returned"), "url" to text(BACK)), phone.lastReply().data)
    }

    @Test
    fun `Given a payment page that fails to load, an error with a retry button is shown`() {
        val controller = pay()
        val web = checkNotNull(controller.get().web)
        val client = shadowOf(web).webViewClient
        client.onReceivedError(web, FakeRequest("$PAGE/logo.png", isMain = false), FakeError)
        assertFalse(text(R.string.pay_failed_title) in controller.get().shownTexts())
        client.onReceivedError(web, FakeRequest(PAGE), FakeError)
        assertTrue(text(R.string.pay_failed_title) in controller.get().shownTexts())
        client.onPageStarted(web, PAGE, null)
        assertFalse(text(R.string.pay_failed_title) in controller.get().shownTexts())
    }

    @Test
    fun `Given a payment page, its host is shown above it`() {
        val controller = pay()
        val web = checkNotNull(controller.get().web)
        shadowOf(web).webViewClient.onPageStarted(web, "https://luka.cl.pagos.example/app.luka.local", null)
        assertTrue("luka.cl.pagos.example" in controller.get().shownTexts())
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

    private fun text(id: Int) = TestPhone.application.getString(id)

    private fun press(controller: ActivityController<PayActivity>) = controller.get().onBackPressed()

    private fun pay(url: String = PAGE): ActivityController<PayActivity> = Robolectric.buildActivity(
        PayActivity::class.java,
        PayActivity.intentFor(TestPhone.application, url)
    ).create()

    private fun goTo(
        controller: ActivityController<PayActivity>,
        url: String,
        hasGesture: Boolean = true
    ): Boolean {
        val web = checkNotNull(controller.get().web)
        val request = FakeRequest(url, hasGesture = hasGesture)
        return shadowOf(web).webViewClient.shouldOverrideUrlLoading(web, request)
    }
}
