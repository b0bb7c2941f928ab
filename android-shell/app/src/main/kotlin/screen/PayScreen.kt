package cl.luka.shell.app.screen

import cl.luka.shell.app.Shell
import cl.luka.shell.app.pay.PayActivity
import cl.luka.shell.core.port.PayView

/** Payment pages, in an activity of their own. */
class PayScreen(private val shell: Shell) : PayView {
    override fun open(ticket: String, url: String) =
        shell.open(Errand(ErrandKind.PAYMENT, ticket)) { PayActivity.intentFor(it, url) }

    override fun close(ticket: String) = shell.errands.close(ticket)
}
