package cl.luka.shell.app.web

import android.annotation.SuppressLint
import android.annotation.TargetApi
import android.os.Build
import android.view.View
import android.webkit.WebSettings
import android.webkit.WebView
import cl.luka.shell.app.R
import kotlin.math.roundToInt

/** The settings of both web views: JavaScript and storage, and no access to files. */
@SuppressLint("SetJavaScriptEnabled") // The app is a web app.
internal fun WebView.harden() {
    settings.javaScriptEnabled = true
    settings.domStorageEnabled = true
    settings.allowFileAccess = false
    settings.allowContentAccess = false
    denyAccessFromFileUrls()
    settings.mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW
    settings.javaScriptCanOpenWindowsAutomatically = false
    settings.setSupportMultipleWindows(false)
    settings.setGeolocationEnabled(false)
    // Pinch zoom, as far as the viewport allows it.
    settings.builtInZoomControls = true
    settings.displayZoomControls = false
    applyFontScale()
    overScrollMode = View.OVER_SCROLL_NEVER
    setBackgroundColor(context.getColor(R.color.bg))
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) disableDarkening()
}

/** The default since API 16, but not in every manufacturer's WebView. */
@Suppress("DEPRECATION")
private fun WebView.denyAccessFromFileUrls() {
    settings.allowFileAccessFromFileURLs = false
    settings.allowUniversalAccessFromFileURLs = false
}

/** Scales the text by the font size in the system settings. */
internal fun WebView.applyFontScale() {
    settings.textZoom = (resources.configuration.fontScale * 100).roundToInt()
}

/** The web app has a dark theme of its own. */
@TargetApi(Build.VERSION_CODES.TIRAMISU)
private fun WebView.disableDarkening() {
    settings.isAlgorithmicDarkeningAllowed = false
}
