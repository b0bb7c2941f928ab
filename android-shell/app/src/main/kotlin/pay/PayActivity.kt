package cl.luka.shell.app.pay

import android.annotation.TargetApi
import android.app.Activity
import android.content.Context
import android.content.Intent
import android.content.res.Configuration
import android.net.Uri
import android.os.Build
import android.os.Bundle
import android.view.WindowManager.LayoutParams
import android.webkit.CookieManager
import android.webkit.WebView
import android.window.OnBackInvokedDispatcher
import cl.luka.shell.app.activity.ActivityResult
import cl.luka.shell.app.activity.foreignFiles
import cl.luka.shell.app.shell
import cl.luka.shell.app.web.orNullWithoutWebView
import cl.luka.shell.core.navigation.PayViewPolicy

private const val URL = "url"

/**
 * A payment page of another site in a web view of its own, without a bridge, with the site's host above it.
 * Its result is the URL that returned to the app, or cancelled where the user closed it.
 */
class PayActivity : Activity() {
    /** Shows the payment; null where there is none, and after it has ended. */
    private var view: PayView? = null

    /** The web view that is shown. */
    internal val web: WebView? get() = view?.web

    @Suppress("DEPRECATION") // Its successor is in AndroidX.
    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        // Payment pages show card numbers.
        window.addFlags(LayoutParams.FLAG_SECURE)
        val kept = lastNonConfigurationInstance as? PayWindows
        when {
            kept != null -> show(kept)
            // Android has killed the process. A page that a form led to cannot be loaded again; the app shows
            // whether the payment was received.
            state != null -> return finish()
            else -> open()
        }
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) registerBackCallback()
    }

    override fun onPause() {
        if (web != null) flushCookies()
        super.onPause()
    }

    /** Android recreates the activity for what the manifest does not name, as a newer version may. */
    @Deprecated("Its successor is in AndroidX")
    override fun onRetainNonConfigurationInstance(): Any? = view?.release().also { view = null }

    override fun onDestroy() {
        view?.windows?.destroy()
        view = null
        super.onDestroy()
    }

    /** Night mode, the font or the language has changed. */
    override fun onConfigurationChanged(configuration: Configuration) {
        super.onConfigurationChanged(configuration)
        view?.show()
    }

    @Deprecated("Its successor is in AndroidX")
    override fun onActivityResult(requestCode: Int, resultCode: Int, data: Intent?) {
        val result = ActivityResult(resultCode, data)
        view?.windows?.finishFiles(if (result.isOk) foreignFiles(data, packageName) else null)
    }

    @Deprecated("Before API 33")
    override fun onBackPressed() = goBack()

    /** The payment returned to the app at [url]. */
    internal fun finishAt(url: String) {
        setResult(RESULT_OK, Intent().setData(Uri.parse(url)))
        finish()
    }

    private fun open() {
        val url = intent?.getStringExtra(URL)?.takeIf(PayViewPolicy::mayOpen) ?: return finish()
        val opened = PayWindows(this)
        val page = orNullWithoutWebView { opened.add() } ?: return finishUnopened()
        show(opened)
        page.loadUrl(url)
    }

    private fun show(windows: PayWindows) {
        view = PayView(this, windows).also(PayView::show)
    }

    /** Not on the main thread, which it blocks for as long as the phone writes. */
    private fun flushCookies() {
        val cookies = CookieManager.getInstance()
        shell.dependencies.loop.post(cookies::flush)
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
        if (view?.goBack() != true) finish()
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
