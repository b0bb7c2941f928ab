package cl.luka.shell.core.port

import cl.luka.shell.core.model.Position

/** Finds the position of the device. */
fun interface LocationProvider {
    /**
     * Searches until it is cancelled; calls [onFound] on any thread, with null where there is no position.
     */
    fun find(onFound: (Position?) -> Unit): Cancellable
}
