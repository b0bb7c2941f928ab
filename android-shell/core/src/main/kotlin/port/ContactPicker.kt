package cl.luka.shell.core.port

/** The system's own picker, which needs no permission. Its result comes as [Camera]'s does. */
interface ContactPicker {
    /** Opens the picker. */
    fun pick(ticket: String)

    /** Nobody waits any more: closes it, if it is still open. */
    fun close(ticket: String)
}
