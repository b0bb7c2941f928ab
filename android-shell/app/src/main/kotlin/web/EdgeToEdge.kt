package cl.luka.shell.app.web

import android.annotation.TargetApi
import android.graphics.Insets as AndroidInsets
import android.os.Build
import android.view.View
import android.view.Window
import android.view.WindowInsets
import android.view.WindowInsets.Type
import cl.luka.shell.core.model.Insets

private val noInsets = Insets(0.0, 0.0, 0.0, 0.0, 0.0)

/**
 * Draws the web app edge to edge and reports the insets to it. The keyboard resizes the view, as the web
 * app's viewport demands (`interactive-widget=resizes-content`). Before API 30 Android itself fits the view
 * between system bars and keyboard, and the insets are zero.
 */
internal fun applyEdgeToEdge(window: Window, root: View, onInsets: (Insets) -> Unit) {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
        listenForInsets(window, root, onInsets)
    } else {
        onInsets(noInsets)
    }
}

@TargetApi(Build.VERSION_CODES.R)
@Suppress("DEPRECATION") // The default since API 35.
private fun listenForInsets(window: Window, root: View, onInsets: (Insets) -> Unit) {
    window.setDecorFitsSystemWindows(false)
    // The page is loaded before the first layout, and its first frame must not jump.
    handleInsets(root, window.windowManager.currentWindowMetrics.windowInsets, onInsets)
    root.setOnApplyWindowInsetsListener { view, insets -> handleInsets(view, insets, onInsets) }
}

/** Reports [insets] and returns those that are left for the web view. */
@TargetApi(Build.VERSION_CODES.R)
private fun handleInsets(view: View, insets: WindowInsets, onInsets: (Insets) -> Unit): WindowInsets {
    val keyboard = insets.getInsets(Type.ime()).bottom
    val bars = insets.getInsets(Type.systemBars() or Type.displayCutout())
    // The keyboard covers the navigation bar.
    val visible = if (keyboard > 0) AndroidInsets.of(bars.left, bars.top, bars.right, 0) else bars
    view.setPadding(0, 0, 0, keyboard)
    val density = view.resources.displayMetrics.density.toDouble()
    onInsets(
        Insets(
            top = visible.top / density,
            right = visible.right / density,
            bottom = visible.bottom / density,
            left = visible.left / density,
            keyboard = keyboard / density
        )
    )
    if (keyboard == 0) return insets
    // The keyboard would resize the web view a second time.
    return WindowInsets.Builder(insets)
        .setInsets(Type.ime(), AndroidInsets.NONE)
        .setInsets(Type.systemBars(), visible)
        .build()
}
