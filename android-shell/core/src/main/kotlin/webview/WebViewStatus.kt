package cl.luka.shell.core.webview

/** The oldest Chromium that the web bundle supports: `browserslist` in package.json. */
private const val MIN_VERSION = 111
private val chromeVersion = Regex("Chrome/([0-9]{1,4})\\.")

/** Whether the installed WebView can show the app. */
enum class WebViewStatus {
    /** It can. */
    SUPPORTED,

    /** It is older than the web bundle supports. */
    OUTDATED,

    /** It is not installed, disabled, or being updated. */
    MISSING;

    /** Reads the status. */
    companion object {
        /** Reads the [userAgent], as some manufacturers number their WebView packages differently. */
        fun of(userAgent: String?): WebViewStatus {
            if (userAgent == null) return MISSING
            val version = chromeVersion.find(userAgent)?.groupValues?.get(1)?.toInt()
            return if (version != null && version >= MIN_VERSION) SUPPORTED else OUTDATED
        }
    }
}
