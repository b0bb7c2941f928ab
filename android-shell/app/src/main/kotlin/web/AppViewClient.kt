package cl.luka.shell.app.web

import android.graphics.Bitmap
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebResourceRequest
import android.webkit.WebResourceResponse
import android.webkit.WebView
import android.webkit.WebViewClient
import cl.luka.shell.app.Shell
import cl.luka.shell.core.navigation.Navigation
import cl.luka.shell.core.navigation.NavigationDecision
import cl.luka.shell.core.navigation.NavigationPolicy
import cl.luka.shell.core.uri.ORIGIN

/** The first URL of the app. */
internal const val START_URL = "$ORIGIN/"

/** True for a URL of the app itself. */
internal fun isOwn(url: String): Boolean = url == ORIGIN || url.startsWith(START_URL)

/** The WebViewClient of the app's view: the core decides what it loads. */
internal class AppViewClient(private val shell: Shell, private val view: AppView) : WebViewClient() {
    override fun shouldInterceptRequest(web: WebView, request: WebResourceRequest): WebResourceResponse? =
        shell.assets.respond(request)

    override fun shouldOverrideUrlLoading(web: WebView, request: WebResourceRequest): Boolean {
        val navigation = Navigation(request.url.toString(), request.isForMainFrame, request.hasGesture())
        val decision = NavigationPolicy.decide(navigation)
        if (decision is NavigationDecision.OpenExternally) shell.externalLinks.open(decision.target)
        return decision !is NavigationDecision.Load
    }

    /**
     * `shouldOverrideUrlLoading` is not called for POST requests: leaves a foreign page that was loaded so.
     */
    override fun onPageStarted(web: WebView, url: String, favicon: Bitmap?) {
        if (!isOwn(url)) view.load(START_URL)
    }

    override fun doUpdateVisitedHistory(web: WebView, url: String, isReload: Boolean) {
        if (isOwn(url)) view.onUrlChanged(url)
    }

    override fun onRenderProcessGone(web: WebView, detail: RenderProcessGoneDetail): Boolean {
        view.onRenderProcessGone(detail.didCrash())
        return true
    }
}
