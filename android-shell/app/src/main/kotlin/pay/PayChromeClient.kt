package cl.luka.shell.app.pay

import android.net.Uri
import android.os.Message
import android.webkit.ConsoleMessage
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebView
import cl.luka.shell.app.activity.failureToStart
import cl.luka.shell.app.isDebuggable

/** Files are the only thing that the pay view starts an activity for. */
private const val FILES_CODE = 1

/**
 * The WebChromeClient of the pay view: files, windows and progress. With a client, and only then, Android
 * shows the dialogs of `alert`, `confirm` and `prompt`, under the host of the page. Camera, microphone and
 * position stay denied.
 */
internal class PayChromeClient(private val activity: PayActivity, private val view: PayView) :
    WebChromeClient() {
    override fun onProgressChanged(web: WebView, percent: Int) = view.onProgress(web, percent)

    /** Only a touch opens a window; false where there are too many, which the page gets to know. */
    override fun onCreateWindow(
        web: WebView,
        isDialog: Boolean,
        isUserGesture: Boolean,
        result: Message
    ): Boolean {
        val window = (if (isUserGesture) view.openWindow() else null) ?: return false
        (result.obj as WebView.WebViewTransport).webView = window
        result.sendToTarget()
        return true
    }

    override fun onCloseWindow(web: WebView) {
        view.closeWindow(web)
    }

    /** Some banks ask for a receipt. A camera is not offered: its photo would be left on the phone. */
    @Suppress("DEPRECATION") // Its successor is in AndroidX.
    override fun onShowFileChooser(
        web: WebView,
        callback: ValueCallback<Array<Uri>>,
        params: FileChooserParams
    ): Boolean {
        view.windows.finishFiles(null)
        view.windows.files = callback
        val failure = failureToStart { activity.startActivityForResult(params.createIntent(), FILES_CODE) }
        if (failure != null) view.windows.finishFiles(null)
        return true
    }

    /** Console messages may contain personal data: only a debug build logs them. */
    override fun onConsoleMessage(message: ConsoleMessage): Boolean = !activity.isDebuggable
}
