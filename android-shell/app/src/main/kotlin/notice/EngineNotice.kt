package cl.luka.shell.app.notice

import android.content.Context
import android.view.View
import android.webkit.WebView
import cl.luka.shell.app.R
import cl.luka.shell.core.outside.OutsideAction
import cl.luka.shell.core.outside.OutsideDoor
import cl.luka.shell.core.outside.OutsideTarget
import cl.luka.shell.core.view.WebEngine

private const val USUAL_PACKAGE = "com.google.android.webview"
private const val STORE_PAGE = "https://play.google.com/store/apps/details?id="

/** Says that the phone's web view cannot show the app, and opens the store at the one to update. */
internal class EngineNotice(private val context: Context, private val outside: OutsideDoor) {
    /** The screen for [engine]; [again] once the person says that it is done. */
    fun create(engine: WebEngine, again: () -> Unit): View {
        val isMissing = engine == WebEngine.MISSING
        val notice =
            Notice(
                title = if (isMissing) R.string.engine_missing_title else R.string.engine_old_title,
                text = if (isMissing) R.string.engine_missing_text else R.string.engine_old_text,
                actions =
                    listOf(
                        Notice.Action(R.string.engine_update) { outside.open(storeEntry()) },
                        Notice.Action(R.string.engine_again, again)
                    )
            )
        return createNoticeView(context, notice)
    }

    /** Of the web view in use, as it may be Chrome or a maker's own. */
    private fun storeEntry(): OutsideTarget {
        val name = WebView.getCurrentWebViewPackage()?.packageName ?: USUAL_PACKAGE
        val page = OutsideTarget(OutsideAction.VIEW, STORE_PAGE + name)
        return OutsideTarget(OutsideAction.VIEW, "market://details?id=$name", fallback = page)
    }
}

/** The page has died again and again; [again] begins anew. */
internal fun stoppedNotice(context: Context, again: () -> Unit): View = createNoticeView(
    context,
    Notice(
        title = R.string.stopped_title,
        text = R.string.stopped_text,
        actions = listOf(Notice.Action(R.string.stopped_again, again))
    )
)
