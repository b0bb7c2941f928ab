package cl.luka.shell.core.view

/** The oldest Chromium that the web bundle is built for: `browserslist` of package.json. */
private const val OLDEST = 111
private val chrome = Regex("Chrome/(\\d{1,4})\\.")

/** Whether the phone's web view can show the app. */
enum class WebEngine {
    /** It can. */
    FIT,

    /** It is there, but does not know what the app is made of. */
    OLD,

    /** There is none, or it is disabled, or is being replaced just now. */
    MISSING;

    /** Reads what a web view says of itself. */
    companion object {
        /** By the [userAgent] of the web view, as packages of some makers count in their own way. */
        fun of(userAgent: String?): WebEngine {
            if (userAgent == null) return MISSING
            val version = chrome.find(userAgent)?.groupValues?.get(1)?.toInt()
            return if (version != null && version >= OLDEST) FIT else OLD
        }
    }
}
