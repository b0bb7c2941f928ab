package cl.luka.shell.core.port

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
     * Starts an app for [target], with category BROWSABLE and nothing that the target does not name: no
     * component, selector, grant flags or extras. Returns false where no app opens it.
     */
    fun open(target: ExternalTarget): Boolean
}

/** An analytics provider. */
fun interface Analytics {
    /** Sends an event; returns false where it was not sent. */
    fun track(name: String, values: JsonObject): Boolean
}
