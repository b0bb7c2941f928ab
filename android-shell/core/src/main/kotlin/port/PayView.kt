package cl.luka.shell.core.port

/** A view for payment pages that has no bridge. Its result comes as [Camera]'s does. */
interface PayView {
    /** Opens [url], which `PayViewPolicy` has let pass. */
    fun open(ticket: String, url: String)

    /** Nobody waits any more: closes it, if it is still open. */
    fun close(ticket: String)
}
