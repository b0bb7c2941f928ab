package cl.luka.shell.app.pay

import android.content.ActivityNotFoundException
import android.net.Uri
import android.webkit.ConsoleMessage
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebView
import cl.luka.shell.app.activity.ActivityResult
import cl.luka.shell.app.activity.foreignFiles
import cl.luka.shell.app.isDebuggable

/** Files are the only thing that the pay view starts an activity for. */
private const val FILES_CODE = 1

/**
 * The WebChromeClient of the pay view: files and progress. With a client, and only then, Android shows the
 * dialogs of `alert`, `confirm` and `prompt`, under the host of the page. Camera, microphone and position
 * stay denied.
 */
internal class PayChromeClient(private val activity: PayActivity, private val onProgress: (Int) -> Unit) :
    WebChromeClient() {
    private var callback: ValueCallback<Array<Uri>>? = null

    override fun onProgressChanged(web: WebView, percent: Int) = onProgress(percent)

    /** Some banks ask for a receipt. A camera is not offered: its photo would be left on the phone. */
    @Suppress("DEPRECATION") // Its successor is in AndroidX.
    override fun onShowFileChooser(
        web: WebView,
        callback: ValueCallback<Array<Uri>>,
        params: FileChooserParams
    ): Boolean {
        finish(null)
        this.callback = callback
        try {
            activity.startActivityForResult(params.createIntent(), FILES_CODE)
        } catch (_: ActivityNotFoundException) {
            finish(null)
        }
        return true
    }

    /** The chooser returned [result]. */
    fun onFilesChosen(result: ActivityResult) =
        finish(if (result.isOk) foreignFiles(result.data, activity.packageName) else null)

    /** Console messages may contain personal data: only a debug build logs them. */
    override fun onConsoleMessage(message: ConsoleMessage): Boolean = !activity.isDebuggable

    private fun finish(files: Array<Uri>?) {
        callback?.onReceiveValue(files)
        callback = null
    }
}
