package cl.luka.shell.app.pay

import android.annotation.TargetApi
import android.content.Context
import android.graphics.Insets
import android.net.Uri
import android.os.Build
import android.text.TextUtils
import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.view.WindowInsets
import android.view.WindowInsets.Type
import android.webkit.WebView
import android.widget.FrameLayout
import android.widget.ImageButton
import android.widget.LinearLayout
import android.widget.ProgressBar
import android.widget.TextView
import cl.luka.shell.app.R
import cl.luka.shell.app.notice.Notice
import cl.luka.shell.app.notice.createButton
import cl.luka.shell.app.notice.createNoticeView
import cl.luka.shell.app.notice.createText
import cl.luka.shell.app.notice.dp

private const val BAR_DP = 56
private const val PROGRESS_DP = 4
private const val GUTTER_DP = 16
private const val COMPLETE = 100

/** The layout of the pay view: a bar with close button and host, progress, a message, and the web view. */
internal class PayLayout(private val context: Context, private val onClose: () -> Unit) {
    private val host = TextView(context)
    private val progress = ProgressBar(context, null, android.R.attr.progressBarStyleHorizontal)
    private val message = LinearLayout(context)
    private val content = FrameLayout(context)
    private var error: View? = null

    /** Creates the layout around [web]. */
    fun create(web: WebView): View {
        content.addView(web)
        val column = LinearLayout(context).apply { orientation = LinearLayout.VERTICAL }
        column.addView(createBar(), LinearLayout.LayoutParams(MATCH_PARENT, context.dp(BAR_DP)))
        column.addView(progress, LinearLayout.LayoutParams(MATCH_PARENT, context.dp(PROGRESS_DP)))
        column.addView(message.apply(::prepareMessage))
        column.addView(content, LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f))
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            column.setOnApplyWindowInsetsListener(::padByInsets)
        }
        return column
    }

    /**
     * Shows the host of [url], the only part of a URL that a site cannot choose freely, and hides what was
     * said about the page before.
     */
    fun showPage(url: String) {
        host.text = Uri.parse(url).host.orEmpty()
        hideMessage()
        error?.let(content::removeView)
        error = null
    }

    /** Shows [notice] in place of the page, which could not be loaded. */
    fun showFailure(notice: Notice) {
        error?.let(content::removeView)
        error = createNoticeView(context, notice).also(content::addView)
    }

    /** Shows how much of the page is loaded, in percent. */
    fun showProgress(percent: Int) {
        progress.progress = percent
        progress.visibility = if (percent < COMPLETE) View.VISIBLE else View.INVISIBLE
    }

    /** Shows the message [text] above the page, with a button for [action]. */
    fun showMessage(text: Int, action: Notice.Action? = null) {
        message.removeAllViews()
        val gutter = context.dp(GUTTER_DP)
        val words = createText(context, context.getString(text), 16f)
        words.setPadding(0, gutter, gutter, gutter)
        message.addView(words, LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f))
        if (action != null) message.addView(createButton(context, action, isPrimary = false))
        message.visibility = View.VISIBLE
    }

    /** Hides the message. */
    fun hideMessage() {
        message.visibility = View.GONE
    }

    private fun prepareMessage(row: LinearLayout) {
        row.gravity = Gravity.CENTER_VERTICAL
        row.setPadding(context.dp(GUTTER_DP), 0, 0, 0)
        row.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
        row.visibility = View.GONE
    }

    private fun createBar() = LinearLayout(context).apply {
        gravity = Gravity.CENTER_VERTICAL
        val button =
            ImageButton(context).apply {
                setImageResource(R.drawable.ic_close)
                background = null
                contentDescription = context.getString(R.string.pay_close)
                setOnClickListener { onClose() }
            }
        addView(button, LinearLayout.LayoutParams(context.dp(BAR_DP), MATCH_PARENT))
        host.setTextSize(TypedValue.COMPLEX_UNIT_SP, 16f)
        host.setTextColor(context.getColor(R.color.text))
        host.isSingleLine = true
        // The end of a host is its registered domain.
        host.ellipsize = TextUtils.TruncateAt.START
        addView(host)
    }
}

/** Pads [view] by system bars, cutout and keyboard. */
@TargetApi(Build.VERSION_CODES.R)
private fun padByInsets(view: View, insets: WindowInsets): WindowInsets {
    val types = Type.systemBars() or Type.displayCutout() or Type.ime()
    val padding = insets.getInsets(types)
    view.setPadding(padding.left, padding.top, padding.right, padding.bottom)
    // Not `CONSUMED`, with which the WebView keeps the insets that it had before.
    return WindowInsets.Builder(insets).setInsets(types, Insets.NONE).build()
}
