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
import cl.luka.shell.app.shell
import cl.luka.shell.app.web.harden
import cl.luka.shell.core.navigation.PayViewPolicy

private const val URL = "url"

/**
 * A payment page of another site in a web view of its own, without a bridge, with the site's host above it.
 * Its result is the URL that returned to the app, or cancelled where the user closed it.
 */
class PayActivity : Activity() {
    private val policy = PayViewPolicy(ORIGIN)
    private val layout by lazy { PayLayout(this, onClose = ::finish, onRetry = { web?.reload() }) }

    /** The web view; null after the activity was destroyed. */
    internal var web: WebView? = null
        private set

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        // Payment pages show card numbers.
        window.addFlags(LayoutParams.FLAG_SECURE)
        val url = intent?.getStringExtra(URL)?.takeIf(policy::mayOpen) ?: return finish()
        val view = WebView(this)
        view.harden()
        view.webViewClient = PayViewClient(policy, shell.externalLinks, this)
        // Banks show their sign-in in a frame of the payment page.
        CookieManager.getInstance().setAcceptThirdPartyCookies(view, true)
        web = view
        setContentView(layout.create(view))
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) registerBackCallback()
        if (state == null || view.restoreState(state) == null) view.loadUrl(url)
    }

    override fun onSaveInstanceState(state: Bundle) {
        super.onSaveInstanceState(state)
        web?.saveState(state)
    }

    override fun onPause() {
        CookieManager.getInstance().flush()
        super.onPause()
    }

    override fun onDestroy() {
        web?.destroy()
        web = null
        super.onDestroy()
    }

    @Deprecated("Before API 33")
    override fun onBackPressed() = goBack()

    /** The page at [url] begins to load. */
    internal fun onPageStarted(url: String) = layout.showHost(url)

    /** The page could not be loaded. */
    internal fun onPageFailed() = layout.showError()

    /** The payment returned to the app at [url]. */
    internal fun onReturn(url: String) {
        setResult(RESULT_OK, Intent().setData(Uri.parse(url)))
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

    /** Creates intents. */
    companion object {
        /** The intent that opens the payment page at [url]. */
        fun intentFor(context: Context, url: String): Intent =
            Intent(context, PayActivity::class.java).putExtra(URL, url)
    }
}
