package cl.luka.shell.core.port

import cl.luka.shell.core.model.CalendarDay
import cl.luka.shell.core.model.Haptic
import cl.luka.shell.core.navigation.ExternalTarget
import kotlinx.serialization.json.JsonObject

/** Everything that the bridge needs from the platform. */
data class Ports(
    val mainFrame: MainFrame,
    val device: Device,
    val permissions: Permissions,
    val screens: Screens,
    val location: LocationProvider,
    val externalApps: ExternalApps,
    val system: SystemScreens,
    val haptics: Haptics,
    val analytics: Analytics
)

/** The web view's main frame. */
fun interface MainFrame {
    /**
     * Runs [script] and calls [onResult] on any thread with its value as JSON, as
     * `WebView.evaluateJavascript` does: `null` also where the script threw or there is no web view.
     */
    fun evaluate(script: String, onResult: (String?) -> Unit)
}

/** Other apps. */
fun interface ExternalApps {
    /**
     * Starts an app for [target], with nothing that the target does not name: no component, selector, grant
     * flags or extras. To view, with the category BROWSABLE; dialers and email apps do not promise to have it
     * for the other actions. Returns false where no app opens it.
     */
    fun open(target: ExternalTarget): Boolean
}

/** The system's own screens that serve this app. */
interface SystemScreens {
    /**
     * Opens the print dialog, which also saves as PDF, for what the web app shows. Calls [onResult] on any
     * thread, with false where the device cannot print.
     */
    fun print(onResult: (Boolean) -> Unit)

    /** Opens the app's page in the system's settings; returns false where the device has none. */
    fun openSettings(): Boolean

    /**
     * Opens a new entry for [day] in the calendar app, where the user saves it or not: needs no permission.
     * Returns false where no app has a calendar.
     */
    fun addToCalendar(day: CalendarDay): Boolean
}

/** What the user feels of a touch. */
fun interface Haptics {
    /** Performs [haptic], unless the user has turned such feedback off. Any thread; does not wait. */
    fun perform(haptic: Haptic)
}

/** An analytics provider. */
fun interface Analytics {
    /** Sends an event; returns false where it was not sent. */
    fun track(name: String, values: JsonObject): Boolean
}
