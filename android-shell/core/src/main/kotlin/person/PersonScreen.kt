package cl.luka.shell.core.person

import cl.luka.shell.core.queue.SingleSlotQueue

/** A screen in which the person acts, as one call wants it; [queue] is of all who want the same screen. */
internal class PersonScreen(
    val queue: SingleSlotQueue,
    /** Opens it; under that ticket comes what came of it. */
    val open: (ticket: String) -> Unit,
    /** Nobody waits any more. */
    val close: (ticket: String) -> Unit
)
