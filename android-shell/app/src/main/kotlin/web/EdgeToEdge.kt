package cl.luka.shell.app.web

import android.graphics.Insets as Edges
import android.os.Build
import android.view.View
import android.view.Window
import android.view.WindowInsets
import android.view.WindowInsets.Type
import cl.luka.shell.app.SinceApi
import cl.luka.shell.core.shape.Insets

/**
 * The page reaches from edge to edge and is told what the bars take; the keyboard shrinks the view, as
 * the page wants it (`interactive-widget=resizes-content`). Before API 30 the system itself keeps the
 * view clear of both, and the page is told that nothing is taken.
 */
internal fun reachEdges(window: Window, root: View, told: (Insets) -> Unit) {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) followInsets(window, root, told) else told(none)
}

private val none = Insets(0.0, 0.0, 0.0, 0.0, 0.0)

@SinceApi(Build.VERSION_CODES.R)
@Suppress("DEPRECATION") // From API 35 on it is so anyway.
private fun followInsets(window: Window, root: View, told: (Insets) -> Unit) {
    window.setDecorFitsSystemWindows(false)
    root.setOnApplyWindowInsetsListener(EdgeInsets(told))
}

@SinceApi(Build.VERSION_CODES.R)
private class EdgeInsets(private val told: (Insets) -> Unit) : View.OnApplyWindowInsetsListener {
    override fun onApplyWindowInsets(view: View, insets: WindowInsets): WindowInsets {
        val keyboard = insets.getInsets(Type.ime()).bottom
        val bars = insets.getInsets(Type.systemBars() or Type.displayCutout())
        // The keyboard covers the bar at the bottom.
        val seen = if (keyboard > 0) Edges.of(bars.left, bars.top, bars.right, 0) else bars
        view.setPadding(0, 0, 0, keyboard)
        told(inCssPixels(seen, keyboard, view.resources.displayMetrics.density))
        return if (keyboard > 0) withoutKeyboard(insets, seen) else insets
    }

    private fun inCssPixels(edges: Edges, keyboard: Int, density: Float) = Insets(
        top = edges.top / density.toDouble(),
        right = edges.right / density.toDouble(),
        bottom = edges.bottom / density.toDouble(),
        left = edges.left / density.toDouble(),
        keyboard = keyboard / density.toDouble()
    )

    /** What is left for the web view: it would shrink by the keyboard a second time. */
    private fun withoutKeyboard(insets: WindowInsets, seen: Edges): WindowInsets = WindowInsets
        .Builder(insets)
        .setInsets(Type.ime(), Edges.NONE)
        .setInsets(Type.systemBars(), seen)
        .build()
}
