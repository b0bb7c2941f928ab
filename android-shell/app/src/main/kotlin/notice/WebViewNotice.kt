package cl.luka.shell.app.notice

import android.content.Context
import android.os.Build
import android.view.View
import android.webkit.WebView
import cl.luka.shell.app.R
import cl.luka.shell.app.shell
import cl.luka.shell.core.navigation.ExternalAction
import cl.luka.shell.core.navigation.ExternalTarget
import cl.luka.shell.core.webview.WebViewStatus

/** Up to Android 9 Chrome is the WebView of most phones. */
private val isChrome = Build.VERSION.SDK_INT < Build.VERSION_CODES.Q
private val defaultPackage = if (isChrome) "com.android.chrome" else "com.google.android.webview"
private val defaultLabel = if (isChrome) "Chrome" else "Android System WebView"
private const val STORE_URL = "https://play.google.com/store/apps/details?id="

/**
 * Tells that the WebView cannot show the app, as its [status] is, with a button to its page in the store;
 * [onRetry] is called by the second one.
 */
internal fun createWebViewNotice(context: Context, status: WebViewStatus, onRetry: () -> Unit): View {
    val isMissing = status == WebViewStatus.MISSING
    val label = installed()?.applicationInfo?.loadLabel(context.packageManager)?.toString()
    return createNoticeView(
        context,
        Notice(
            title = if (isMissing) R.string.webview_missing_title else R.string.webview_outdated_title,
            text = if (isMissing) R.string.webview_missing_text else R.string.webview_outdated_text,
            actions =
                listOf(
                    Notice.Action(R.string.webview_update) { context.shell.externalLinks.open(storePage()) },
                    Notice.Action(R.string.webview_retry, onRetry)
                ),
            argument = label ?: defaultLabel
        )
    )
}

/** The WebView in use: it may be Chrome, or one of the manufacturer. */
private fun installed() = WebView.getCurrentWebViewPackage()

private fun storePage(): ExternalTarget {
    val name = installed()?.packageName ?: defaultPackage
    val website = ExternalTarget(ExternalAction.VIEW, STORE_URL + name)
    return ExternalTarget(ExternalAction.VIEW, "market://details?id=$name", fallback = website)
}

/** Tells that the web app has crashed repeatedly; [onReopen] is called by its button. */
internal fun createCrashNotice(context: Context, onReopen: () -> Unit): View = createNoticeView(
    context,
    Notice(
        title = R.string.stopped_title,
        text = R.string.stopped_text,
        actions = listOf(Notice.Action(R.string.stopped_reopen, onReopen))
    )
)
