package cl.luka.shell.app

import android.content.Intent
import cl.luka.shell.core.navigation.DeepLinks

/** The newest deep link that the web app has not opened yet. Main thread only. */
class IncomingDeepLink {
    private var route: String? = null

    /**
     * Stores the link of [intent], if the app opens it. Extras are never read, and of the flags only the
     * one of an old intent that the list of recent apps delivers again.
     */
    fun read(intent: Intent) {
        val isOld = intent.flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY != 0
        if (isOld || intent.action != Intent.ACTION_VIEW) return
        route = DeepLinks.routeOf(intent.dataString.orEmpty()) ?: return
    }

    /** Returns the route of the link and removes it. */
    fun take(): String? = route.also { route = null }
}
