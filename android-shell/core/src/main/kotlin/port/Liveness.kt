package cl.luka.shell.core.port

/** Takes a selfie of somebody who is there. Its result comes as [Camera]'s does. */
interface Liveness {
    /** Opens the guided camera. */
    fun start(ticket: String)

    /** Nobody waits any more: closes it, if it is still open. */
    fun close(ticket: String)
}
