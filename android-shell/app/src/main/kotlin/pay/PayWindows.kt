package cl.luka.shell.app.pay

import android.content.Context
import android.content.MutableContextWrapper
import android.net.Uri
import android.webkit.ValueCallback
import android.webkit.WebView
import cl.luka.shell.app.notice.Notice
import cl.luka.shell.app.web.FilteringWebView

/** Pages open one pop-up, as for a code of the bank; many are an attack. */
private const val MOST = 4

/**
 * The web views of a payment: its page, and above it the pop-ups that it opened. They outlive an activity
 * that Android recreates, as no page that a form led to can be loaded again. Main thread only.
 */
internal class PayWindows(context: Context) {
    private val context = MutableContextWrapper(context)
    private val open = mutableListOf<WebView>()

    /** What the page's file input waits for. */
    var files: ValueCallback<Array<Uri>>? = null

    /** What is shown in place of the page, which could not be loaded. */
    var failure: Notice? = null

    /** All of them, the page of the payment first. */
    val all: List<WebView> get() = open

    /** The one that is shown. */
    val top: WebView? get() = open.lastOrNull()

    /** They are in another activity from now on, whose dialogs they show; in none without [activity]. */
    fun moveTo(activity: Context) {
        context.baseContext = activity
    }

    /** Creates one above the others; null where there are too many. Throws where there is no WebView. */
    fun add(): WebView? = if (open.size == MOST) null else FilteringWebView(context).also(open::add)

    /** Closes [window] unless it is the page of the payment; false where it is. */
    fun close(window: WebView?): Boolean {
        if (window == null || open.indexOf(window) < 1) return false
        open.remove(window)
        failure = null
        window.destroy()
        return true
    }

    /** Gives the page's file input what was chosen. */
    fun finishFiles(chosen: Array<Uri>?) {
        files?.onReceiveValue(chosen)
        files = null
    }

    /** Destroys all of them. */
    fun destroy() {
        open.forEach(WebView::destroy)
        open.clear()
    }
}
