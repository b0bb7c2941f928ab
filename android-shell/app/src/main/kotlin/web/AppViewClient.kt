package cl.luka.shell.app.web

import android.graphics.Bitmap
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebResourceRequest
import android.webkit.WebResourceResponse
import android.webkit.WebView
import android.webkit.WebViewClient
import cl.luka.shell.app.ORIGIN
import cl.luka.shell.app.Shell
import cl.luka.shell.core.outside.Navigation
import cl.luka.shell.core.outside.NavigationDecision

/** What the app's view asks and tells: the core decides, [view] does. */
internal class AppViewClient(private val shell: Shell, private val view: AppView) : WebViewClient() {
    override fun shouldInterceptRequest(web: WebView, request: WebResourceRequest): WebResourceResponse? =
        shell.assets.answer(request)

    override fun shouldOverrideUrlLoading(web: WebView, request: WebResourceRequest): Boolean {
        val navigation = Navigation(request.url.toString(), request.isForMainFrame, request.hasGesture())
        return when (val decision = shell.navigation.decide(navigation)) {
            is NavigationDecision.Show -> false
            is NavigationDecision.Leave -> true.also { shell.outside.open(decision.target) }
            else -> true
        }
    }

    /** A form that is sent is not asked about before: a stranger's page ends here. */
    override fun onPageStarted(web: WebView, url: String, favicon: Bitmap?) {
        if (!isOwn(url)) view.open(START)
    }

    override fun doUpdateVisitedHistory(web: WebView, url: String, isReload: Boolean) {
        if (isOwn(url)) view.onPlace(url)
    }

    override fun onRenderProcessGone(web: WebView, detail: RenderProcessGoneDetail): Boolean {
        view.onRendererGone()
        return true
    }
}

/** True for an address of the app itself. */
internal fun isOwn(url: String): Boolean = url == ORIGIN || url.startsWith("$ORIGIN/")

/** Where the app begins. */
internal const val START = "$ORIGIN/"
