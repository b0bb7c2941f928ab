package cl.luka.shell.desktop

import java.util.concurrent.CompletableFuture

/**
 * A link of another app on its way to the page. As on Android it waits until the camera, a payment or
 * whatever else lies in front has come to its own end; a newer one takes its place. Any thread.
 */
class WaitingLink(private val isCovered: () -> Boolean, private val send: (String, () -> Unit) -> Unit) {
    private var waiting: String? = null

    /** Leads the page to [route]. Done when the page has it; at once where it has to wait. */
    @Synchronized
    fun follow(route: String): CompletableFuture<Unit> {
        waiting = route
        return goOn()
    }

    /** The app may be in sight again. */
    @Synchronized
    fun goOn(): CompletableFuture<Unit> {
        val route = waiting?.takeUnless { isCovered() } ?: return CompletableFuture.completedFuture(Unit)
        waiting = null
        return CompletableFuture<Unit>().also { taken -> send(route) { taken.complete(Unit) } }
    }
}
