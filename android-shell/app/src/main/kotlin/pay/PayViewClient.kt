package cl.luka.shell.app.pay

import android.graphics.Bitmap
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebResourceError
import android.webkit.WebResourceRequest
import android.webkit.WebResourceResponse
import android.webkit.WebView
import android.webkit.WebViewClient
import cl.luka.shell.app.web.isOwn
import cl.luka.shell.app.web.refusal
import cl.luka.shell.core.outside.Navigation
import cl.luka.shell.core.outside.NavigationDecision
import cl.luka.shell.core.outside.OutsideDoor
import cl.luka.shell.core.outside.PayViewPolicy

/** Where a payment page may go: [policy] decides, [activity] shows. */
internal class PayViewClient(
    private val policy: PayViewPolicy,
    private val outside: OutsideDoor,
    private val activity: PayActivity
) : WebViewClient() {
    override fun shouldOverrideUrlLoading(web: WebView, request: WebResourceRequest): Boolean {
        val navigation = Navigation(request.url.toString(), request.isForMainFrame, request.hasGesture())
        when (val decision = policy.decide(navigation)) {
            is NavigationDecision.Show -> return false
            is NavigationDecision.Leave -> outside.open(decision.target)
            is NavigationDecision.Return -> activity.onReturn(decision.url)
            is NavigationDecision.Refuse -> Unit
        }
        return true
    }

    /** The app's own origin is served to the app's own view only. */
    override fun shouldInterceptRequest(web: WebView, request: WebResourceRequest): WebResourceResponse? =
        if (isOwn(request.url.toString())) refusal() else null

    /** A form that leads back is not asked about before. */
    override fun onPageStarted(web: WebView, url: String, favicon: Bitmap?) {
        val decision = policy.decide(Navigation(url, isMainFrame = true, hasGesture = false))
        if (decision is NavigationDecision.Return) activity.onReturn(decision.url) else activity.onPlace(url)
    }

    override fun onReceivedError(web: WebView, request: WebResourceRequest, error: WebResourceError) {
        if (request.isForMainFrame) activity.onFailure()
    }

    override fun onRenderProcessGone(web: WebView, detail: RenderProcessGoneDetail): Boolean {
        // The person sees in the app whether the payment has come.
        activity.finish()
        return true
    }
}
