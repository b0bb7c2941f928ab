package cl.luka.shell.app

import android.content.Intent
import cl.luka.shell.core.outside.AppLinks

/** The newest link of another app that the page has not been led to yet. Main thread only. */
class ArrivingLink {
    private var route: String? = null

    /**
     * Takes note of the link that [intent] brings, if the app opens it. Of an intent nothing else is looked
     * at: no extras, no flags but that of an old one, which the list of recent apps brings once more.
     */
    fun read(intent: Intent) {
        val isOld = intent.flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY != 0
        if (isOld || intent.action != Intent.ACTION_VIEW) return
        route = AppLinks.routeOf(intent.dataString.orEmpty()) ?: return
    }

    /** The route of the link, this once. */
    fun take(): String? = route.also { route = null }
}
