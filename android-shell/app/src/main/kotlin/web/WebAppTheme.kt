package cl.luka.shell.app.web

import android.annotation.TargetApi
import android.content.res.Configuration
import android.graphics.drawable.ColorDrawable
import android.os.Build
import android.view.View
import android.view.Window
import android.view.WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS
import android.view.WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS
import cl.luka.shell.app.R
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
        SYSTEM -> isNight(configuration)
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

/** True where the device is in night mode. */
internal fun isNight(configuration: Configuration): Boolean =
    configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES

/**
 * Colours [window] and its system bars as the device is now: an activity that handles a change of night mode
 * keeps the colours that it was created with. Makes the icons of the bars legible on the web app behind them;
 * before API 30 on the bars' own background, which follows the device.
 */
internal fun applySystemBars(theme: WebAppTheme, window: Window) {
    val configuration = window.context.resources.configuration
    window.setBackgroundDrawable(ColorDrawable(window.context.getColor(R.color.bg)))
    setBarColors(window)
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
        setSystemBarAppearance(window, theme.isDark(configuration))
    } else {
        setSystemBarFlags(window, isNight(configuration))
    }
}

@Suppress("DEPRECATION") // Without effect since API 35: there the bars are always transparent.
private fun setBarColors(window: Window) {
    window.statusBarColor = window.context.getColor(R.color.system_bars)
    window.navigationBarColor = window.context.getColor(R.color.navigation_bar)
}

@TargetApi(Build.VERSION_CODES.R)
private fun setSystemBarAppearance(window: Window, isDark: Boolean) {
    val both = APPEARANCE_LIGHT_STATUS_BARS or APPEARANCE_LIGHT_NAVIGATION_BARS
    window.insetsController?.setSystemBarsAppearance(if (isDark) 0 else both, both)
}

@Suppress("DEPRECATION") // Its successor came with API 30.
private fun setSystemBarFlags(window: Window, isDark: Boolean) {
    val status = View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR
    // Before API 27 the navigation bar is always black: values/colors.xml.
    val hasLightNavigation = Build.VERSION.SDK_INT >= Build.VERSION_CODES.O_MR1
    val both = if (hasLightNavigation) status or View.SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR else status
    val view = window.decorView
    view.systemUiVisibility =
        if (isDark) view.systemUiVisibility and both.inv() else view.systemUiVisibility or both
}
