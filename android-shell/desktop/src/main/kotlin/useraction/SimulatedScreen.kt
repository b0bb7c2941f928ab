package cl.luka.shell.desktop.useraction

import cl.luka.shell.core.model.UserActionResult

/**
 * Creates the result of a user action. Called once per action, as the bridge takes ownership of a photo's
 * file.
 */
typealias UserAction = () -> UserActionResult

/**
 * A simulated screen in which the user acts: first as prepared with [act], then as [usual], or not at all
 * while [isHeld]. Any thread.
 */
class SimulatedScreen(
    /**
     * Stores the request id, so that the screen stays open when the process dies, as another app's screen
     * does.
     */
    private val openRequest: TextFile,
    private val onFinish: (requestId: String, UserActionResult) -> Unit,
    private val usual: UserAction
) {
    private val prepared = ArrayDeque<UserAction>()

    /** True while only [act] ends the screen. */
    @Volatile
    var isHeld = false

    /** The request id of the open screen; null while it is closed. */
    val requestId: String?
        get() = openRequest.read()

    /** Opens the screen. */
    @Synchronized
    fun open(requestId: String) {
        openRequest.write(requestId)
        val action = prepared.removeFirstOrNull() ?: usual.takeUnless { isHeld }
        if (action != null) finish(requestId, action)
    }

    /** Closes the screen without a result. */
    @Synchronized
    fun close(requestId: String) {
        if (openRequest.read() == requestId) openRequest.write(null)
    }

    /** Acts now if the screen is open, else when it opens next. Returns true for now. */
    @Synchronized
    fun act(action: UserAction): Boolean {
        val requestId = openRequest.read()
        if (requestId == null) prepared += action else finish(requestId, action)
        return requestId != null
    }

    private fun finish(requestId: String, action: UserAction) {
        openRequest.write(null)
        onFinish(requestId, action())
    }
}
