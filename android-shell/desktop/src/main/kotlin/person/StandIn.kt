package cl.luka.shell.desktop.person

import cl.luka.shell.core.shape.PersonResult

/** How somebody acts in a screen; made when it is needed, as a picture is a file that is used up. */
typealias Act = () -> PersonResult

/**
 * Stands in for a screen of the phone in which a person acts. What was prepared with [act] happens first,
 * then what [usual] says; without either the screen stays open until somebody acts. Any thread.
 */
class StandIn(
    private val tickets: TicketFile,
    private val finish: (ticket: String, PersonResult) -> Unit,
    private val usual: () -> Act?
) {
    private val prepared = ArrayDeque<Act>()

    /** True while only [act] ends it. */
    @Volatile
    var isHeld = false

    /** The ticket that the screen is open under; it outlives the process, as another app's screen does. */
    val ticket: String?
        get() = tickets.read()

    /** The screen opens. */
    @Synchronized
    fun open(ticket: String) {
        tickets.write(ticket)
        val act = prepared.removeFirstOrNull() ?: if (isHeld) null else usual()
        if (act != null) end(ticket, act)
    }

    /** Nobody waits any more. */
    @Synchronized
    fun close(ticket: String) {
        if (tickets.read() == ticket) tickets.write(null)
    }

    /** Somebody acts: now if the screen is open, else when it opens the next time. True for now. */
    @Synchronized
    fun act(act: Act): Boolean {
        val ticket = tickets.read()
        if (ticket == null) prepared += act else end(ticket, act)
        return ticket != null
    }

    private fun end(ticket: String, act: Act) {
        tickets.write(null)
        finish(ticket, act())
    }
}
