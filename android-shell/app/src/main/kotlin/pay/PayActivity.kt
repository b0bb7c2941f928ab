package cl.luka.shell.app.pay

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
import cl.luka.shell.app.SinceApi
import cl.luka.shell.app.shell
import cl.luka.shell.app.web.harden
import cl.luka.shell.core.outside.PayViewPolicy

private const val URL = "url"

/**
 * A payment page of somebody else's: its own view, without a bridge, with the host's name above it. It ends
 * with the address that led back to the app, or without one where the person closed it.
 */
class PayActivity : Activity() {
    private val policy = PayViewPolicy(ORIGIN)
    private val frame by lazy { PayFrame(this, close = ::finish, again = { web?.reload() }) }

    /** The payment page; null where there is no web view any more. */
    internal var web: WebView? = null
        private set

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        // Card numbers are nobody's picture.
        window.addFlags(LayoutParams.FLAG_SECURE)
        val url = intent?.getStringExtra(URL)?.takeIf(policy::mayOpen) ?: return finish()
        val view = WebView(this)
        view.harden()
        view.webViewClient = PayViewClient(policy, shell.outside, this)
        // Banks ask for their own sign-in in a frame of the payment page.
        CookieManager.getInstance().setAcceptThirdPartyCookies(view, true)
        web = view
        setContentView(frame.create(view))
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) followBackGesture()
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

    @Deprecated("The way back before API 33")
    override fun onBackPressed() = goBack()

    /** The page is at [url]. */
    internal fun onPlace(url: String) = frame.showHost(url)

    /** The page did not come. */
    internal fun onFailure() = frame.showFailure()

    /** The payment led back to the app at [url]. */
    internal fun onReturn(url: String) {
        setResult(RESULT_OK, Intent().setData(Uri.parse(url)))
        finish()
    }

    @SinceApi(Build.VERSION_CODES.TIRAMISU)
    private fun followBackGesture() = onBackInvokedDispatcher.registerOnBackInvokedCallback(
        OnBackInvokedDispatcher.PRIORITY_DEFAULT,
        ::goBack
    )

    private fun goBack() {
        val view = web?.takeIf(WebView::canGoBack)
        if (view == null) finish() else view.goBack()
    }

    /** How it is opened. */
    companion object {
        /** Opens the payment page at [url]. */
        fun intentFor(context: Context, url: String): Intent =
            Intent(context, PayActivity::class.java).putExtra(URL, url)
    }
}
