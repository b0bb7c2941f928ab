package cl.luka.shell.desktop

import java.util.concurrent.CompletableFuture

/**
 * A deep link on its way to the web app. As on Android it waits until the screen in front of the app, such
 * as the camera, has closed; a newer one replaces it. Any thread.
 */
class PendingDeepLink(
    private val isCovered: () -> Boolean,
    private val send: (route: String, onAccepted: () -> Unit) -> Unit
) {
    private var pending: String? = null

    /** Opens [route]. The future completes when the web app has accepted it; at once where it has to wait. */
    @Synchronized
    fun open(route: String): CompletableFuture<Unit> {
        pending = route
        return sendIfVisible()
    }

    /** Call when the app may be visible again. */
    @Synchronized
    fun sendIfVisible(): CompletableFuture<Unit> {
        val route = pending?.takeUnless { isCovered() } ?: return CompletableFuture.completedFuture(Unit)
        pending = null
        return CompletableFuture<Unit>().also { accepted -> send(route) { accepted.complete(Unit) } }
    }
}
