package cl.luka.shell.app.pay

import android.view.ViewGroup
import android.webkit.CookieManager
import android.webkit.WebView
import cl.luka.shell.app.R
import cl.luka.shell.app.notice.Notice
import cl.luka.shell.app.shell
import cl.luka.shell.app.web.WebAppTheme
import cl.luka.shell.app.web.applySystemBars
import cl.luka.shell.app.web.harden
import cl.luka.shell.app.web.orNullWithoutWebView
import cl.luka.shell.core.navigation.ExternalTarget

/** Shows the [windows] of a payment in an activity, and answers what their pages do. Main thread only. */
internal class PayView(private val activity: PayActivity, val windows: PayWindows) {
    private val chromeClient = PayChromeClient(activity, this)
    private var layout = PayLayout(activity, activity::finish)

    /** The web view that is shown. */
    val web: WebView? get() = windows.top

    /** Shows them, with the colours and the font size of the device as it is now. */
    fun show() {
        windows.moveTo(activity)
        windows.all.forEach(::prepare)
        val view = windows.top ?: return
        layout = PayLayout(activity, activity::finish)
        activity.setContentView(layout.create(view))
        view.url?.let(layout::showPage)
        layout.showProgress(view.progress)
        windows.failure?.let(layout::showFailure)
        applySystemBars(WebAppTheme.SYSTEM, activity.window)
    }

    /** Lets go of the windows, which another activity will show. */
    fun release(): PayWindows {
        windows.all.forEach(::detach)
        windows.moveTo(activity.applicationContext)
        return windows
    }

    /** Goes back in the history, then to the window below; false at the beginning of the payment's page. */
    fun goBack(): Boolean {
        val view = web
        if (view?.canGoBack() == true) view.goBack() else return closeWindow(view)
        return true
    }

    /** The payment returned to the app at [url]. */
    fun onReturn(url: String) = activity.finishAt(url)

    /** The renderer process is gone: the app shows whether the payment was received. */
    fun onRenderProcessGone() = activity.finish()

    /** The page at [url] begins to load in [window]. */
    fun onPageStarted(window: WebView, url: String) {
        if (window != web) return
        windows.failure = null
        layout.showPage(url)
    }

    /** [percent] of the page are loaded in [window]. */
    fun onProgress(window: WebView, percent: Int) {
        if (window == web) layout.showProgress(percent)
    }

    /** The page could not be loaded in [window]; [isUntrusted] where it has a wrong certificate. */
    fun onPageFailed(window: WebView, isUntrusted: Boolean = false) {
        if (window != web || windows.failure != null) return
        val retry = Notice.Action(R.string.pay_retry) { web?.reload() }
        val notice = if (isUntrusted) untrustedNotice(activity, retry) else failedNotice(retry)
        windows.failure = notice
        layout.showFailure(notice)
    }

    /** The page opens a window above itself; null where it may open no more. */
    fun openWindow(): WebView? = orNullWithoutWebView { windows.add() }?.also { show() }

    /** The page in [window] closes itself; false where it is that of the payment, which the user closes. */
    fun closeWindow(window: WebView?): Boolean = windows.close(window).also { if (it) show() }

    /** The page offers the file at [url]. The browser saves it, as it has a list of such files. */
    fun offerDownload(url: String) {
        if (!url.startsWith("https:")) return layout.showMessage(R.string.pay_download_refused)
        layout.showMessage(
            R.string.pay_download,
            Notice.Action(R.string.pay_download_open) {
                layout.hideMessage()
                val isOpened = activity.shell.externalLinks.open(url) == true
                if (!isOpened) layout.showMessage(R.string.pay_download_refused)
            }
        )
    }

    /** The page leads to a link that the app does not open. */
    fun onLinkRefused() = layout.showMessage(R.string.pay_link_refused)

    /** Opens [target] in another app. */
    fun openExternally(target: ExternalTarget) {
        if (!activity.shell.externalLinks.open(target)) layout.showMessage(R.string.pay_no_app)
    }

    /** The page leads to [target] by itself: opens it if the user wants to. */
    fun offerExternally(target: ExternalTarget) = layout.showMessage(
        R.string.pay_offer_app,
        Notice.Action(R.string.pay_open_app) {
            layout.hideMessage()
            openExternally(target)
        }
    )

    private fun prepare(view: WebView) {
        detach(view)
        view.harden()
        // A bank shows its receipt or its code in a window of its own, which would replace the payment.
        view.settings.setSupportMultipleWindows(true)
        view.filterTouchesWhenObscured = true
        view.webViewClient = PayViewClient(this)
        view.webChromeClient = chromeClient
        view.setDownloadListener { url, _, _, _, _ -> offerDownload(url) }
        // Banks show their sign-in in a frame of the payment page.
        CookieManager.getInstance().setAcceptThirdPartyCookies(view, true)
    }

    private fun detach(view: WebView) = (view.parent as? ViewGroup)?.removeView(view) ?: Unit
}
