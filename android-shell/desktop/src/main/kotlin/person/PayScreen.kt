package cl.luka.shell.desktop.person

import cl.luka.shell.core.port.PayView
import cl.luka.shell.core.shape.PersonResult
import cl.luka.shell.desktop.view.PayWindow
import cl.luka.shell.desktop.view.ViewHost

/** Pay views as pages of the same Chromium. It dies with the process, as a view of our own does. */
class PayScreen(private val host: () -> ViewHost, private val finish: (String, PersonResult) -> Unit) :
    PayView {
    private var open: Pair<String, PayWindow>? = null

    /** Chromium's id of the page that is open; null for none. */
    val targetId: String?
        @Synchronized get() = open?.second?.targetId

    @Synchronized
    override fun open(ticket: String, url: String) {
        open = ticket to host().openPayWindow(url) { address -> end(ticket, address) }
    }

    override fun close(ticket: String) {
        take(ticket)
    }

    /** The person closes it; false where none is open. */
    fun leave(): Boolean {
        val ticket = synchronized(this) { open?.first } ?: return false
        return end(ticket, null)
    }

    private fun end(ticket: String, returnedTo: String?): Boolean {
        if (!take(ticket)) return false
        finish(ticket, PersonResult.PayEnded(returnedTo))
        return true
    }

    @Synchronized
    private fun take(ticket: String): Boolean {
        val (owner, window) = open ?: return false
        if (owner != ticket) return false
        open = null
        host().closeTarget(window.targetId)
        return true
    }
}
