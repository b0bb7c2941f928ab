package cl.luka.shell.app.web

import android.content.res.Configuration
import android.os.Build
import android.view.Window
import android.view.WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS
import android.view.WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS
import cl.luka.shell.app.SinceApi
import cl.luka.shell.core.cache.ValueStore
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonPrimitive

/** Under which name the page keeps the theme that was chosen in Settings (PROTOCOL.md, "localCache"). */
private const val THEME = "theme"

/** Whether the page is in the dark: as chosen in Settings, or as the phone is. */
internal enum class PageTheme {
    LIGHT,
    DARK,
    SYSTEM;

    /** Whether the page is in the dark on a phone that is as [phone] says. */
    fun isDark(phone: Configuration): Boolean = when (this) {
        LIGHT -> false
        DARK -> true
        SYSTEM -> phone.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES
    }
}

/** What the page keeps, with its theme told each time that it is chosen. */
internal class ThemeStore(private val store: ValueStore, private val told: (PageTheme) -> Unit) :
    ValueStore by store {
    override fun set(key: String, value: JsonElement) {
        store[key] = value
        if (key == THEME) tell()
    }

    /** Tells the theme that was chosen at an earlier launch. Used on the loop only. */
    fun tell() = told(themeOf(store[THEME]))

    private fun themeOf(value: JsonElement?) = when ((value as? JsonPrimitive)?.content) {
        "light" -> PageTheme.LIGHT
        "dark" -> PageTheme.DARK
        else -> PageTheme.SYSTEM
    }
}

/**
 * Clock and signs of the phone's bars can be read on the page that lies below them. Before API 30 the bars
 * have a colour of their own, which follows the phone.
 */
internal fun showBarsOn(theme: PageTheme, window: Window) {
    val isDark = theme.isDark(window.context.resources.configuration)
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) colourBars(window, isDark)
}

@SinceApi(Build.VERSION_CODES.R)
private fun colourBars(window: Window, isDark: Boolean) {
    val both = APPEARANCE_LIGHT_STATUS_BARS or APPEARANCE_LIGHT_NAVIGATION_BARS
    window.insetsController?.setSystemBarsAppearance(if (isDark) 0 else both, both)
}
