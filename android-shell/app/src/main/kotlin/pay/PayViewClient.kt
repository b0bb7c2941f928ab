package cl.luka.shell.app.pay

import android.graphics.Bitmap
import android.webkit.RenderProcessGoneDetail
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

/** The WebViewClient of the pay view: [policy] decides what it loads. */
internal class PayViewClient(private val policy: PayViewPolicy, private val activity: PayActivity) :
    WebViewClient() {
    override fun shouldOverrideUrlLoading(web: WebView, request: WebResourceRequest): Boolean {
        val navigation = Navigation(request.url.toString(), request.isForMainFrame, request.hasGesture())
        when (val decision = policy.decide(navigation)) {
            is NavigationDecision.Load -> return false
            is NavigationDecision.LoadSecurely -> web.loadUrl(decision.url)
            is NavigationDecision.OpenExternally -> activity.openExternally(decision.target)
            is NavigationDecision.OfferExternally -> activity.offerExternally(decision.target)
            is NavigationDecision.ReturnToApp -> activity.onReturn(decision.url)
            is NavigationDecision.Block -> if (request.isForMainFrame) activity.onLinkRefused()
        }
        return true
    }

    /** The app's own origin is served to the app's own view only. */
    override fun shouldInterceptRequest(web: WebView, request: WebResourceRequest): WebResourceResponse? =
        if (isOwn(request.url.toString())) forbidden() else null

    /**
     * `shouldOverrideUrlLoading` is not called for POST requests, by which a payment may return to the app.
     */
    override fun onPageStarted(web: WebView, url: String, favicon: Bitmap?) {
        val decision = policy.decide(Navigation(url, isMainFrame = true, hasGesture = false))
        if (decision is NavigationDecision.ReturnToApp) {
            activity.onReturn(decision.url)
        } else {
            activity.onPageStarted(url)
        }
    }

    override fun onReceivedError(web: WebView, request: WebResourceRequest, error: WebResourceError) {
        if (request.isForMainFrame) activity.onPageFailed()
    }

    override fun onRenderProcessGone(web: WebView, detail: RenderProcessGoneDetail): Boolean {
        // The app shows whether the payment was received.
        activity.finish()
        return true
    }
}
