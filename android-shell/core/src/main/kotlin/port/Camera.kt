package cl.luka.shell.core.port

import cl.luka.shell.core.shape.PhotoRequest

/** Takes photos. What comes of it is handed to `Bridge.finish` under the ticket, whoever lives by then. */
interface Camera {
    /** Opens the camera. */
    fun take(ticket: String, request: PhotoRequest)

    /** Nobody waits any more: closes it, if it is still open. */
    fun close(ticket: String)
}
