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
    val listener = InsetsListener(onInsets)
    // The page is loaded before the first layout, and its first frame must not jump.
    listener.onApplyWindowInsets(root, window.windowManager.currentWindowMetrics.windowInsets)
    root.setOnApplyWindowInsetsListener(listener)
}

@TargetApi(Build.VERSION_CODES.R)
private class InsetsListener(private val onInsets: (Insets) -> Unit) : View.OnApplyWindowInsetsListener {
    override fun onApplyWindowInsets(view: View, insets: WindowInsets): WindowInsets {
        val keyboard = insets.getInsets(Type.ime()).bottom
        val bars = insets.getInsets(Type.systemBars() or Type.displayCutout())
        // The keyboard covers the navigation bar.
        val visible = if (keyboard > 0) AndroidInsets.of(bars.left, bars.top, bars.right, 0) else bars
        view.setPadding(0, 0, 0, keyboard)
        onInsets(toCssPixels(visible, keyboard, view.resources.displayMetrics.density))
        return if (keyboard > 0) withoutKeyboard(insets, visible) else insets
    }

    private fun toCssPixels(edges: AndroidInsets, keyboard: Int, density: Float) = Insets(
        top = edges.top / density.toDouble(),
        right = edges.right / density.toDouble(),
        bottom = edges.bottom / density.toDouble(),
        left = edges.left / density.toDouble(),
        keyboard = keyboard / density.toDouble()
    )

    /** For the web view, which would be resized by the keyboard a second time. */
    private fun withoutKeyboard(insets: WindowInsets, visible: AndroidInsets): WindowInsets = WindowInsets
        .Builder(insets)
        .setInsets(Type.ime(), AndroidInsets.NONE)
        .setInsets(Type.systemBars(), visible)
        .build()
}
