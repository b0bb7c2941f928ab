package cl.luka.shell.core.port

import cl.luka.shell.core.shape.Place

/** Where the phone is. */
fun interface Places {
    /** Looks for the place until it is cancelled; [found] with null where there is none, any thread. */
    fun find(found: (Place?) -> Unit): Cancellable
}
