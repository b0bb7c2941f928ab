package cl.luka.shell.app.pay

import android.graphics.Bitmap
import android.net.Uri
import android.net.http.SslError
import android.webkit.RenderProcessGoneDetail
import android.webkit.SslErrorHandler
import android.webkit.WebResourceError
import android.webkit.WebResourceRequest
import android.webkit.WebResourceResponse
import android.webkit.WebView
import android.webkit.WebViewClient
import cl.luka.shell.app.web.forbidden
import cl.luka.shell.app.web.isOwn
import cl.luka.shell.core.navigation.Navigation
import cl.luka.shell.core.navigation.NavigationDecision
import cl.luka.shell.core.navigation.PayViewPolicy

/** The WebViewClient of the pay view: the core decides what it loads. */
internal class PayViewClient(private val view: PayView) : WebViewClient() {
    /** The host of the page that is asked for; set on another thread. */
    @Volatile
    private var host: String? = null

    override fun shouldOverrideUrlLoading(web: WebView, request: WebResourceRequest): Boolean {
        noteHost(request)
        val navigation = Navigation(request.url.toString(), request.isForMainFrame, request.hasGesture())
        when (val decision = PayViewPolicy.decide(navigation)) {
            is NavigationDecision.Load -> return false
            is NavigationDecision.LoadSecurely -> web.loadUrl(decision.url)
            is NavigationDecision.OpenExternally -> view.openExternally(decision.target)
            is NavigationDecision.OfferExternally -> view.offerExternally(decision.target)
            is NavigationDecision.ReturnToApp -> view.onReturn(decision.url)
            is NavigationDecision.Block -> if (request.isForMainFrame) view.onLinkRefused()
        }
        return true
    }

    /** The app's own origin is served to the app's own view only. */
    override fun shouldInterceptRequest(web: WebView, request: WebResourceRequest): WebResourceResponse? {
        noteHost(request)
        return if (isOwn(request.url.toString())) forbidden() else null
    }

    /**
     * `shouldOverrideUrlLoading` is not called for POST requests, by which a payment may return to the app.
     */
    override fun onPageStarted(web: WebView, url: String, favicon: Bitmap?) {
        val decision = PayViewPolicy.decide(Navigation(url, isMainFrame = true, hasGesture = false))
        if (decision is NavigationDecision.ReturnToApp) {
            view.onReturn(decision.url)
        } else {
            view.onPageStarted(web, url)
        }
    }

    override fun onReceivedError(web: WebView, request: WebResourceRequest, error: WebResourceError) {
        if (request.isForMainFrame) view.onPageFailed(web)
    }

    /** A phone with a wrong clock trusts no certificate. Without this the page stays blank. */
    override fun onReceivedSslError(web: WebView, handler: SslErrorHandler, error: SslError) {
        handler.cancel()
        if (Uri.parse(error.url).host == host) view.onPageFailed(web, isUntrusted = true)
    }

    override fun onRenderProcessGone(web: WebView, detail: RenderProcessGoneDetail): Boolean {
        view.onRenderProcessGone()
        return true
    }

    private fun noteHost(request: WebResourceRequest) {
        if (request.isForMainFrame) host = request.url.host
    }
}
