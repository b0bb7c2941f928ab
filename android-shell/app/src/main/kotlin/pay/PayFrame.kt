package cl.luka.shell.app.pay

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
import cl.luka.shell.app.SinceApi
import cl.luka.shell.app.notice.Notice
import cl.luka.shell.app.notice.createNoticeView
import cl.luka.shell.app.notice.inPixels

private const val BAR = 56

/** What is around a payment page: the way back, and whose page it is. */
internal class PayFrame(
    private val context: Context,
    private val close: () -> Unit,
    private val again: () -> Unit
) {
    private val host = TextView(context)
    private val stage = FrameLayout(context)
    private var failure: View? = null

    /** The whole, with [web] in it. */
    fun create(web: WebView): View {
        stage.addView(web)
        val column = LinearLayout(context).apply { orientation = LinearLayout.VERTICAL }
        column.addView(createBar(), LinearLayout.LayoutParams(MATCH_PARENT, context.inPixels(BAR)))
        column.addView(stage, LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f))
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) column.setOnApplyWindowInsetsListener(ClearOfBars)
        return column
    }

    /** Names whose page it is: of an address, the host is what nobody can fake. */
    fun showHost(url: String) {
        host.text = Uri.parse(url).host.orEmpty()
        failure?.let(stage::removeView)
        failure = null
    }

    /** Says that the page did not come. */
    fun showFailure() {
        if (failure != null) return
        val action = Notice.Action(R.string.pay_again, again)
        val notice = Notice(R.string.pay_failed_title, R.string.pay_failed_text, listOf(action))
        failure = createNoticeView(context, notice).also(stage::addView)
    }

    private fun createBar() = LinearLayout(context).apply {
        gravity = Gravity.CENTER_VERTICAL
        val button =
            ImageButton(context).apply {
                setImageResource(R.drawable.ic_close)
                background = null
                contentDescription = context.getString(R.string.pay_close)
                setOnClickListener { close() }
            }
        addView(button, LinearLayout.LayoutParams(context.inPixels(BAR), MATCH_PARENT))
        host.setTextSize(TypedValue.COMPLEX_UNIT_SP, 16f)
        host.setTextColor(context.getColor(R.color.text))
        host.isSingleLine = true
        // The end of a host is what counts.
        host.ellipsize = TextUtils.TruncateAt.START
        addView(host)
    }
}

@SinceApi(Build.VERSION_CODES.R)
private object ClearOfBars : View.OnApplyWindowInsetsListener {
    override fun onApplyWindowInsets(view: View, insets: WindowInsets): WindowInsets {
        val taken = insets.getInsets(Type.systemBars() or Type.displayCutout() or Type.ime())
        view.setPadding(taken.left, taken.top, taken.right, taken.bottom)
        return WindowInsets.CONSUMED
    }
}
