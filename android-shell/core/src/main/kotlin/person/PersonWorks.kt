package cl.luka.shell.core.person

import cl.luka.shell.core.call.Deadlines
import cl.luka.shell.core.call.OpenCall
import cl.luka.shell.core.kept.KeptOutcomes
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.message.Outcome
import cl.luka.shell.core.message.Request
import cl.luka.shell.core.port.Loop

/** The screens that are open or wait for their turn, by ticket. Used on the loop only. */
internal class PersonWorks(
    private val kept: KeptOutcomes,
    private val loop: Loop,
    private val clock: () -> Long,
    private val newTicket: () -> String
) {
    private val works = mutableMapOf<String, Work>()

    /** A call of the page that needs the person; [keep] is the name to keep its outcome under. */
    class Order(val call: OpenCall, val request: Request, val keep: String?)

    /** Queues [order] for [screen]. */
    fun start(order: Order, screen: PersonScreen) {
        val ticket = newTicket()
        val replaced = order.keep?.let { kept.begin(ticket, order.request.event, it) }
        if (replaced != null) endIfForgotten(replaced)
        works[ticket] = Work(order, screen)
        endAfter(ticket, Deadlines.PERSON)
        if (!screen.queue.enter(ticket) {
                guarded(ticket) { screen.open(ticket) }
            }
        ) {
            fail(ticket, ErrorCode.BUSY)
        }
    }

    /** True while somebody can still get what comes of it. */
    fun isOpen(ticket: String): Boolean =
        ticket in works || kept.find(ticket)?.let { it.outcome == null } == true

    /** What came of [ticket]; false where it is unknown, or over already. */
    fun finish(ticket: String, outcome: Outcome): Boolean {
        if (!isOpen(ticket)) return false
        val work = works.remove(ticket)
        kept.settle(ticket, outcome, work?.order?.call)
        work?.screen?.queue?.leave(ticket)
        return true
    }

    /** [finish] with a failure, and the screen closed. */
    fun fail(ticket: String, code: ErrorCode) {
        val screen = works[ticket]?.screen
        val message = if (code == ErrorCode.BUSY) "too many calls wait" else "ended by the shell"
        if (finish(ticket, Outcome.Failure(code, message))) screen?.close?.invoke(ticket)
    }

    /** What was begun for a page that is gone goes on only where its outcome is kept. */
    fun onNewLoad() = works.keys.toList().forEach(::endIfForgotten)

    /** A new process: of the records, only those of tickets [inFlight] still have a screen. */
    fun restore(inFlight: Set<String>) {
        for (record in kept.open()) {
            val left = record.deadline - clock()
            if (record.ticket in inFlight && left > 0) {
                endAfter(record.ticket, left.coerceAtMost(Deadlines.PERSON))
            } else {
                fail(record.ticket, ErrorCode.CANCELLED)
            }
        }
    }

    /** Runs [open]; what it throws ends the work of [ticket]. */
    @Suppress("TooGenericExceptionCaught") // A phone's screens throw what they like.
    fun guarded(ticket: String, open: () -> Unit) {
        try {
            open()
        } catch (error: Exception) {
            finish(ticket, Outcome.Failure(ErrorCode.FAILED, "opening: ${error.javaClass.simpleName}"))
        }
    }

    private fun endAfter(ticket: String, milliseconds: Long) {
        loop.postDelayed(milliseconds) { fail(ticket, ErrorCode.FAILED) }
    }

    private fun endIfForgotten(ticket: String) {
        val work = works[ticket] ?: return
        if (work.order.call.isOver && kept.find(ticket) == null) fail(ticket, ErrorCode.CANCELLED)
    }

    private class Work(val order: Order, val screen: PersonScreen)
}
