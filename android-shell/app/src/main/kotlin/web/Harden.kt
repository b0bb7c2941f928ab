package cl.luka.shell.app.web

import android.annotation.SuppressLint
import android.os.Build
import android.view.View
import android.webkit.WebSettings
import android.webkit.WebView
import cl.luka.shell.app.R
import cl.luka.shell.app.SinceApi
import kotlin.math.roundToInt

/** What both web views have in common: script and storage, and no way to the phone's files. */
@SuppressLint("SetJavaScriptEnabled") // The app is a web app.
internal fun WebView.harden() {
    settings.javaScriptEnabled = true
    settings.domStorageEnabled = true
    settings.allowFileAccess = false
    settings.allowContentAccess = false
    keepFilesApart()
    settings.mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW
    settings.javaScriptCanOpenWindowsAutomatically = false
    settings.setSupportMultipleWindows(false)
    settings.setGeolocationEnabled(false)
    // By two fingers, as far as the page's viewport lets it.
    settings.builtInZoomControls = true
    settings.displayZoomControls = false
    followFontScale()
    overScrollMode = View.OVER_SCROLL_NEVER
    // Nobody taps through another app's window.
    filterTouchesWhenObscured = true
    setBackgroundColor(context.getColor(R.color.bg))
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) keepOwnColours()
}

/** So it is since API 16, unless a maker's web view says otherwise. */
@Suppress("DEPRECATION")
private fun WebView.keepFilesApart() {
    settings.allowFileAccessFromFileURLs = false
    settings.allowUniversalAccessFromFileURLs = false
}

/** The page grows with the size of text that the person chose for the phone. */
internal fun WebView.followFontScale() {
    settings.textZoom = (resources.configuration.fontScale * 100).roundToInt()
}

/** The page has a dark look of its own. */
@SinceApi(Build.VERSION_CODES.TIRAMISU)
private fun WebView.keepOwnColours() {
    settings.isAlgorithmicDarkeningAllowed = false
}
