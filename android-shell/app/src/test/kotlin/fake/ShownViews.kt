package cl.luka.shell.app.fake

import android.app.Activity
import android.view.View
import android.view.ViewGroup
import android.widget.Button
import android.widget.TextView

/** All visible views of the window. */
fun Activity.shownViews(): List<View> = shownIn(window.decorView)

/** Their texts, those of buttons too. */
fun Activity.shownTexts(): List<String> = shownViews().filterIsInstance<TextView>().map { it.text.toString() }

/** The visible button with the text [label]. */
fun Activity.button(label: Int): Button =
    shownViews().filterIsInstance<Button>().single { it.text == getString(label) }

private fun shownIn(view: View): List<View> = when {
    view.visibility != View.VISIBLE -> emptyList()
    view is ViewGroup -> List(view.childCount) { shownIn(view.getChildAt(it)) }.flatten() + view
    else -> listOf(view)
}
