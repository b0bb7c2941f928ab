package cl.luka.shell.app.pay

import android.annotation.TargetApi
import android.content.Context
import android.net.Uri
import android.os.Build
import android.text.TextUtils
import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.WindowInsets
import android.view.WindowInsets.Type
import android.webkit.WebView
import android.widget.FrameLayout
import android.widget.ImageButton
import android.widget.LinearLayout
import android.widget.TextView
import cl.luka.shell.app.R
import cl.luka.shell.app.notice.Notice
import cl.luka.shell.app.notice.createNoticeView
import cl.luka.shell.app.notice.dp

private const val BAR_DP = 56

/** The layout of the pay view: a bar with close button and host above the web view. */
internal class PayLayout(
    private val context: Context,
    private val onClose: () -> Unit,
    private val onRetry: () -> Unit
) {
    private val host = TextView(context)
    private val content = FrameLayout(context)
    private var error: View? = null

    /** Creates the layout around [web]. */
    fun create(web: WebView): View {
        content.addView(web)
        val column = LinearLayout(context).apply { orientation = LinearLayout.VERTICAL }
        column.addView(createBar(), LinearLayout.LayoutParams(MATCH_PARENT, context.dp(BAR_DP)))
        column.addView(content, LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f))
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            column.setOnApplyWindowInsetsListener(InsetsPadding)
        }
        return column
    }

    /**
     * Shows the host of [url], the only part of a URL that a site cannot choose freely, and hides the
     * error.
     */
    fun showHost(url: String) {
        host.text = Uri.parse(url).host.orEmpty()
        error?.let(content::removeView)
        error = null
    }

    /** Shows that the page could not be loaded, with a retry button. */
    fun showError() {
        if (error != null) return
        val action = Notice.Action(R.string.pay_retry, onRetry)
        val notice = Notice(R.string.pay_failed_title, R.string.pay_failed_text, listOf(action))
        error = createNoticeView(context, notice).also(content::addView)
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

/** Pads the view by system bars, cutout and keyboard. */
@TargetApi(Build.VERSION_CODES.R)
private object InsetsPadding : View.OnApplyWindowInsetsListener {
    override fun onApplyWindowInsets(view: View, insets: WindowInsets): WindowInsets {
        val padding = insets.getInsets(Type.systemBars() or Type.displayCutout() or Type.ime())
        view.setPadding(padding.left, padding.top, padding.right, padding.bottom)
        return WindowInsets.CONSUMED
    }
}
