package cl.luka.shell.core.port

import cl.luka.shell.core.outside.OutsideTarget

/** The other apps of the phone. */
fun interface OutsideApps {
    /**
     * Starts the app for [target], with category BROWSABLE and nothing that the target does not name:
     * no component, selector, flags to grant, or extras. False where no app takes it.
     */
    fun open(target: OutsideTarget): Boolean
}
