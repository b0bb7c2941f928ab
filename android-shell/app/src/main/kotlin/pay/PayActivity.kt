package cl.luka.shell.app.pay

import android.annotation.TargetApi
import android.app.Activity
import android.content.Context
import android.content.Intent
import android.net.Uri
import android.os.Build
import android.os.Bundle
import android.view.WindowManager.LayoutParams
import android.webkit.CookieManager
import android.webkit.WebView
import android.window.OnBackInvokedDispatcher
import cl.luka.shell.app.ORIGIN
import cl.luka.shell.app.R
import cl.luka.shell.app.activity.ActivityResult
import cl.luka.shell.app.notice.Notice
import cl.luka.shell.app.shell
import cl.luka.shell.app.web.FilteringWebView
import cl.luka.shell.app.web.WebAppTheme
import cl.luka.shell.app.web.applySystemBars
import cl.luka.shell.app.web.harden
import cl.luka.shell.app.web.orNullWithoutWebView
import cl.luka.shell.core.navigation.ExternalTarget
import cl.luka.shell.core.navigation.PayViewPolicy

private const val URL = "url"

/**
 * A payment page of another site in a web view of its own, without a bridge, with the site's host above it.
 * Its result is the URL that returned to the app, or cancelled where the user closed it.
 */
class PayActivity : Activity() {
    private val layout by lazy { PayLayout(this, onClose = ::finish, onRetry = { web?.reload() }) }
    private val chromeClient by lazy { PayChromeClient(this, layout::showProgress) }

    /** The web view; null where there is none, and after the activity was destroyed. */
    internal var web: WebView? = null
        private set

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        // Payment pages show card numbers.
        window.addFlags(LayoutParams.FLAG_SECURE)
        // Android has killed the process. A page that a form led to cannot be loaded again; the app shows
        // whether the payment was received.
        if (state != null) return finish()
        val policy = PayViewPolicy(ORIGIN)
        val url = intent?.getStringExtra(URL)?.takeIf(policy::mayOpen) ?: return finish()
        val view = orNullWithoutWebView { FilteringWebView(this) } ?: return finishUnopened()
        web = view.also { prepare(it, policy) }
        setContentView(layout.create(view))
        applySystemBars(WebAppTheme.SYSTEM, window)
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) registerBackCallback()
        view.loadUrl(url)
    }

    override fun onPause() {
        if (web != null) CookieManager.getInstance().flush()
        super.onPause()
    }

    override fun onDestroy() {
        web?.destroy()
        web = null
        super.onDestroy()
    }

    @Deprecated("Its successor is in AndroidX")
    override fun onActivityResult(requestCode: Int, resultCode: Int, data: Intent?) =
        chromeClient.onFilesChosen(ActivityResult(resultCode, data))

    @Deprecated("Before API 33")
    override fun onBackPressed() = goBack()

    /** The page at [url] begins to load. */
    internal fun onPageStarted(url: String) = layout.showPage(url)

    /** The page could not be loaded. */
    internal fun onPageFailed() = layout.showError()

    /** The payment returned to the app at [url]. */
    internal fun onReturn(url: String) {
        setResult(RESULT_OK, Intent().setData(Uri.parse(url)))
        finish()
    }

    /** The page leads to a link that the app does not open. */
    internal fun onLinkRefused() = layout.showMessage(R.string.pay_link_refused)

    /** Opens [target] in another app. */
    internal fun openExternally(target: ExternalTarget) {
        if (!shell.externalLinks.open(target)) layout.showMessage(R.string.pay_no_app)
    }

    /** The page leads to [target] by itself: opens it if the user wants to. */
    internal fun offerExternally(target: ExternalTarget) = layout.showMessage(
        R.string.pay_offer_app,
        Notice.Action(R.string.pay_open_app) {
            layout.hideMessage()
            openExternally(target)
        }
    )

    private fun prepare(view: WebView, policy: PayViewPolicy) {
        view.harden()
        view.filterTouchesWhenObscured = true
        view.webViewClient = PayViewClient(policy, this)
        view.webChromeClient = chromeClient
        // Banks show their sign-in in a frame of the payment page.
        CookieManager.getInstance().setAcceptThirdPartyCookies(view, true)
    }

    private fun finishUnopened() {
        setResult(RESULT_NOT_OPENED)
        finish()
    }

    @TargetApi(Build.VERSION_CODES.TIRAMISU)
    private fun registerBackCallback() = onBackInvokedDispatcher.registerOnBackInvokedCallback(
        OnBackInvokedDispatcher.PRIORITY_DEFAULT,
        ::goBack
    )

    private fun goBack() {
        val view = web?.takeIf(WebView::canGoBack)
        if (view == null) finish() else view.goBack()
    }

    /** Intents and results. */
    companion object {
        /** The result where there is no WebView that could show the page. */
        const val RESULT_NOT_OPENED = RESULT_FIRST_USER

        /** The intent that opens the payment page at [url]. */
        fun intentFor(context: Context, url: String): Intent =
            Intent(context, PayActivity::class.java).putExtra(URL, url)
    }
}
