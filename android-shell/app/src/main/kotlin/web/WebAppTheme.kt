package cl.luka.shell.app.web

import android.annotation.TargetApi
import android.content.res.Configuration
import android.os.Build
import android.view.Window
import android.view.WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS
import android.view.WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS
import cl.luka.shell.core.storage.KeyValueStore
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonPrimitive

/** The key under which the web app stores its theme (PROTOCOL.md, "What the shell reads"). */
private const val KEY = "theme"

/** The theme chosen in the web app's settings. */
internal enum class WebAppTheme {
    LIGHT,
    DARK,
    SYSTEM;

    /** True where the web app is dark on a device with that [configuration]. */
    fun isDark(configuration: Configuration): Boolean = when (this) {
        LIGHT -> false
        DARK -> true
        SYSTEM -> configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES
    }
}

/** The store of the web app's values. Calls [onThemeChange] when the web app stores its theme. */
internal class ThemeStore(
    private val store: KeyValueStore,
    private val onThemeChange: (WebAppTheme) -> Unit
) : KeyValueStore by store {
    override fun set(key: String, value: JsonElement) {
        store[key] = value
        if (key == KEY) notifyTheme()
    }

    /** Calls [onThemeChange] with the stored theme. Call on the event loop only. */
    fun notifyTheme() = onThemeChange(themeOf(store[KEY]))

    private fun themeOf(value: JsonElement?) = when ((value as? JsonPrimitive)?.content) {
        "light" -> WebAppTheme.LIGHT
        "dark" -> WebAppTheme.DARK
        else -> WebAppTheme.SYSTEM
    }
}

/**
 * Makes the icons of the system bars legible on the web app behind them. Before API 30 the bars have a
 * background of their own, which follows the system theme.
 */
internal fun applySystemBarAppearance(theme: WebAppTheme, window: Window) {
    val isDark = theme.isDark(window.context.resources.configuration)
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) setSystemBarAppearance(window, isDark)
}

@TargetApi(Build.VERSION_CODES.R)
private fun setSystemBarAppearance(window: Window, isDark: Boolean) {
    val both = APPEARANCE_LIGHT_STATUS_BARS or APPEARANCE_LIGHT_NAVIGATION_BARS
    window.insetsController?.setSystemBarsAppearance(if (isDark) 0 else both, both)
}
