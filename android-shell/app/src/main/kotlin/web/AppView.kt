package cl.luka.shell.app.web

import android.util.AndroidRuntimeException
import android.view.View
import android.view.WindowManager.LayoutParams
import android.webkit.WebView
import android.widget.FrameLayout
import cl.luka.shell.app.MainActivity
import cl.luka.shell.app.Shell
import cl.luka.shell.app.notice.EngineNotice
import cl.luka.shell.app.notice.stoppedNotice
import cl.luka.shell.app.screen.FileChooser
import cl.luka.shell.core.view.RendererDeaths
import cl.luka.shell.core.view.WebEngine
import cl.luka.shell.core.view.isSecretScreen

/**
 * The app's view of the page: made anew where the person was when its renderer dies; a native screen
 * takes its place where there is no web view that can show it. Main thread only.
 */
class AppView(private val activity: MainActivity, private val shell: Shell) {
    private val deaths = RendererDeaths(shell.parts.clock)
    private var noticeOf: WebEngine? = null

    /** What the activity shows. */
    val root = FrameLayout(activity)

    /** Files for the page's inputs. */
    internal val chooser = FileChooser(shell, activity)

    /** The web view; null while a native screen is in its place. */
    var web: WebView? = null
        private set

    /** The address of the screen that the person is on. */
    var place = START
        private set

    /** Shows the page at [target], or why it cannot be shown. */
    fun open(target: String) {
        place = target.takeIf(::isOwn) ?: START
        val engine = WebEngine.of(shell.parts.userAgent(activity))
        if (engine != WebEngine.FIT) return showEngineNotice(engine)
        noticeOf = null
        val view = web ?: createWebView() ?: return showEngineNotice(WebEngine.MISSING)
        view.loadUrl(place)
    }

    /** The person is back: perhaps from the store, with a new web view. */
    fun onResume() {
        web?.onResume()
        val now = WebEngine.of(shell.parts.userAgent(activity))
        if (noticeOf != null && now != noticeOf) open(place)
    }

    /** Back in the page's history; false where there is nothing to go back to. */
    fun goBack(): Boolean {
        val view = web?.takeIf(WebView::canGoBack) ?: return false
        view.goBack()
        return true
    }

    /** Ends it with the activity. */
    fun destroy() = removeWebView()

    /** The page is at [address] now. */
    internal fun onPlace(address: String) {
        place = address
        val flag = if (isSecretScreen(address)) LayoutParams.FLAG_SECURE else 0
        activity.window.setFlags(flag, LayoutParams.FLAG_SECURE)
    }

    /** The process that draws the page has died, by the page or for want of memory. */
    internal fun onRendererGone() {
        removeWebView()
        when (deaths.next()) {
            RendererDeaths.Next.SAME_PLACE -> open(place)
            RendererDeaths.Next.START -> open(START)
            RendererDeaths.Next.GIVE_UP -> show(stoppedNotice(activity) { open(START) })
        }
    }

    private fun createWebView(): WebView? = try {
        WebView(activity).also { view ->
            view.harden()
            view.webViewClient = AppViewClient(shell, this)
            view.webChromeClient = AppChromeClient(shell, chooser)
            view.setDownloadListener { url, _, _, _, _ -> shell.outside.open(url) }
            shell.parts.setDebuggable(shell.isDebuggable)
            view.addJavascriptInterface(BridgeDoor(shell.bridge::receive), BridgeDoor.NAME)
            web = view
            show(view)
        }
    } catch (_: AndroidRuntimeException) {
        // It was disabled since we looked.
        null
    }

    private fun showEngineNotice(engine: WebEngine) {
        removeWebView()
        noticeOf = engine
        show(EngineNotice(activity, shell.outside).create(engine) { open(place) })
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
