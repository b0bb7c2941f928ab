package cl.luka.shell.app.web

import android.view.View
import android.view.WindowManager.LayoutParams
import android.webkit.WebView
import android.widget.FrameLayout
import cl.luka.shell.app.MainActivity
import cl.luka.shell.app.R
import cl.luka.shell.app.Shell
import cl.luka.shell.app.activity.FileChooser
import cl.luka.shell.app.notice.createCrashNotice
import cl.luka.shell.app.notice.createWebViewNotice
import cl.luka.shell.core.webview.RendererRecovery
import cl.luka.shell.core.webview.WebViewStatus
import cl.luka.shell.core.webview.isSecureScreen
import cl.luka.shell.core.webview.isTouchFiltered

/**
 * The view of the web app. It is rebuilt on the current screen when the renderer process is gone; a native
 * screen replaces it where the WebView cannot show the app. Main thread only.
 */
class AppView(private val activity: MainActivity, private val shell: Shell) {
    private val recovery = RendererRecovery(shell.dependencies.clock)

    /** True from `onStart` to `onStop`. */
    private var isVisible = false

    /** What to show as soon as the app is visible, after the renderer died in the background. */
    private var pending: RendererRecovery.Next? = null

    /** Creates the native screen in the web view's place; null while there is none. */
    private var createNotice: (() -> View)? = null

    /** The status that the native screen in the web view's place tells about. */
    private var noticeStatus: WebViewStatus? = null

    /** The content view of the activity. */
    val root = FrameLayout(activity)

    /** Chooses files for the file inputs of the web app. */
    internal val fileChooser = FileChooser(shell, activity)

    /** The web view; null while a native screen is in its place. */
    var web: WebView? = null
        private set

    /** The URL of the current screen. */
    var url = START_URL
        private set

    /** Loads [target], or shows why the WebView cannot. */
    fun load(target: String) {
        url = target.takeIf(::isOwn) ?: START_URL
        val status = readStatus()
        if (status != WebViewStatus.SUPPORTED) return showWebViewNotice(status)
        noticeStatus = null
        val view = web ?: createWebView() ?: return showWebViewNotice(WebViewStatus.MISSING)
        view.loadUrl(url)
    }

    /** The app becomes visible. */
    fun onStart() {
        isVisible = true
        web?.onResume()
        pending?.let(::open)
        pending = null
    }

    /**
     * The app is hidden. Not before: the dialog of a permission only pauses the activity, and the camera of
     * the page that asked goes on.
     */
    fun onStop() {
        isVisible = false
        web?.onPause()
    }

    /** The activity is resumed: the user may have updated the WebView in the store. */
    fun onResume() {
        if (noticeStatus != null && readStatus() != noticeStatus) load(url)
    }

    /** Goes back in the history; false at its beginning. */
    fun goBack(): Boolean {
        val view = web?.takeIf(WebView::canGoBack) ?: return false
        view.goBack()
        return true
    }

    /** Night mode or the font size has changed. */
    fun onConfigurationChanged() {
        web?.applyFontScale()
        web?.setBackgroundColor(activity.getColor(R.color.bg))
        createNotice?.let { show(it()) }
    }

    /** Destroys the web view with its activity. */
    fun destroy() = removeWebView()

    /** The web app shows the screen at [newUrl]. */
    internal fun onUrlChanged(newUrl: String) {
        url = newUrl
        val isSecure = isSecureScreen(newUrl) || !activity.hidesInRecents
        val flag = if (isSecure) LayoutParams.FLAG_SECURE else 0
        activity.window.setFlags(flag, LayoutParams.FLAG_SECURE)
        web?.filterTouchesWhenObscured = isTouchFiltered(newUrl)
    }

    /**
     * The renderer process is gone. In the background, where Android would kill the next one too, the next
     * view waits until the app is visible.
     */
    internal fun onRenderProcessGone(hasCrashed: Boolean) {
        removeWebView()
        activity.setBackLeaves(false)
        // Android kills a hidden renderer whenever other apps need memory, and one in view if none is left.
        val next = if (hasCrashed || isVisible) recovery.next() else RendererRecovery.Next.RESTORE
        if (isVisible) open(next) else pending = next
    }

    private fun open(next: RendererRecovery.Next) = when (next) {
        RendererRecovery.Next.RESTORE -> load(url)
        RendererRecovery.Next.RESTART -> load(START_URL)
        RendererRecovery.Next.GIVE_UP -> showNotice { createCrashNotice(activity) { load(START_URL) } }
    }

    private fun readStatus() = WebViewStatus.of(shell.dependencies.userAgent(activity))

    private fun createWebView(): WebView? =
        orNullWithoutWebView { FilteringWebView(activity) }?.also(::prepare)

    private fun prepare(view: WebView) {
        view.harden()
        view.webViewClient = AppViewClient(shell, this)
        view.webChromeClient = AppChromeClient(shell, fileChooser)
        view.setDownloadListener { url, _, _, _, _ -> shell.externalLinks.open(url) }
        shell.dependencies.setDebuggable(shell.isDebuggable)
        view.addJavascriptInterface(JavascriptBridge(shell.bridge::receive), JavascriptBridge.NAME)
        web = view
        createNotice = null
        show(view)
    }

    private fun showWebViewNotice(status: WebViewStatus) {
        removeWebView()
        noticeStatus = status
        showNotice { createWebViewNotice(activity, status) { load(url) } }
    }

    private fun showNotice(create: () -> View) {
        createNotice = create
        show(create())
    }

    private fun show(view: View) {
        root.removeAllViews()
        root.addView(view)
    }

    private fun removeWebView() {
        val old = web ?: return
        web = null
        root.removeView(old)
        old.destroy()
    }
}
