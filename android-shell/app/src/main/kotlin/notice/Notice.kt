package cl.luka.shell.app.notice

import android.content.Context
import android.graphics.Typeface
import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.Button
import android.widget.LinearLayout
import android.widget.ScrollView
import android.widget.TextView
import cl.luka.shell.app.R

/** The content of a native screen in the place of the web app. */
internal class Notice(
    val title: Int,
    val text: Int,
    val actions: List<Action>,
    /** What [text] has a place for, if it has one. */
    val argument: String? = null
) {
    /** A button; the first one is the primary button. */
    class Action(val label: Int, val run: () -> Unit)
}

/** Creates the view of [notice]. It scrolls, so that the largest font fits the smallest screen. */
internal fun createNoticeView(context: Context, notice: Notice): View {
    val column =
        LinearLayout(context).apply {
            orientation = LinearLayout.VERTICAL
            gravity = Gravity.CENTER_VERTICAL
            val gutter = context.dp(24)
            setPadding(gutter, context.dp(64), gutter, context.dp(64))
            val title = context.getString(notice.title)
            addView(createText(context, title, 24f).apply { typeface = Typeface.DEFAULT_BOLD })
            val text = context.getString(notice.text, notice.argument)
            val color = context.getColor(R.color.text_2)
            addView(createText(context, text, 16f).apply { setTextColor(color) })
        }
    notice.actions.forEachIndexed { index, action ->
        column.addView(createButton(context, action, index == 0), MATCH_PARENT, WRAP_CONTENT)
    }
    return ScrollView(context).apply {
        isFillViewport = true
        setBackgroundColor(context.getColor(R.color.bg))
        addView(column)
    }
}

/** A text of [size] sp. */
internal fun createText(context: Context, words: String, size: Float) = TextView(context).apply {
    text = words
    setTextSize(TypedValue.COMPLEX_UNIT_SP, size)
    setTextColor(context.getColor(R.color.text))
    setPadding(0, 0, 0, context.dp(16))
}

/** The button of [action]. */
internal fun createButton(context: Context, action: Notice.Action, isPrimary: Boolean) =
    Button(context).apply {
        setText(action.label)
        isAllCaps = false
        minHeight = context.dp(52)
        if (isPrimary) setBackgroundResource(R.drawable.button) else background = null
        setTextColor(context.getColor(if (isPrimary) R.color.on_accent else R.color.link))
        setOnClickListener { action.run() }
    }

/** Converts dp to pixels. */
internal fun Context.dp(count: Int): Int = (count * resources.displayMetrics.density).toInt()
