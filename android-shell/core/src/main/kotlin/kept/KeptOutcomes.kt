package cl.luka.shell.core.kept

import cl.luka.shell.core.call.Deadlines
import cl.luka.shell.core.call.OpenCall
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.message.Event
import cl.luka.shell.core.message.Outcome
import cl.luka.shell.core.message.readOutcome
import cl.luka.shell.core.message.toFields
import java.io.IOException
import kotlin.math.abs

/**
 * Outcomes that outlive the page: each is handed out once, to whoever waits or comes back for it. Used on the
 * loop only. Source: PROTOCOL.md, "Surviving a page death".
 */
internal class KeptOutcomes(
    private val store: KeptStore,
    private val clock: () -> Long,
    private val discard: (Outcome) -> Unit
) {
    private val waiting = mutableMapOf<String, OpenCall>()
    private val onTheirWay = mutableSetOf<String>()

    /** The records whose outcome is not known yet. */
    fun open(): List<KeptRecord> = fresh().filter { it.outcome == null }

    /** The record of that ticket; null where nothing is kept for it. */
    fun find(ticket: String): KeptRecord? = fresh().find { it.ticket == ticket }

    /** Begins a record; it replaces that of the same event and name, whose ticket is returned. */
    fun begin(ticket: String, event: Event, name: String): String? {
        val older = find(event, name)
        older?.let(::drop)
        val now = clock()
        try {
            store.put(KeptRecord(ticket, event.wire, name, now, now + Deadlines.PERSON))
        } catch (_: IOException) {
            // A full disk: the photo is still taken, it only does not outlive the page.
        }
        return older?.ticket
    }

    /** Keeps the [outcome] of [ticket], if it has a record, and hands it to [call] or who waits for it. */
    fun settle(ticket: String, outcome: Outcome, call: OpenCall?) {
        val record = find(ticket)
        try {
            if (record != null) store.put(record.copy(outcome = outcome.toFields()))
        } catch (_: IOException) {
            store.remove(ticket)
        }
        val receiver = call?.takeUnless(OpenCall::isOver) ?: waiting.remove(ticket)
        if (receiver != null) deliver(ticket, outcome, receiver) else discardUnkept(ticket, outcome)
    }

    /** Answers [call] with what was kept, now or when the person is done; it never starts anything. */
    fun resume(call: OpenCall, event: Event, name: String) {
        val record = find(event, name) ?: return call.fail(ErrorCode.NOTHING, "nothing was kept")
        val outcome = record.outcome
        if (outcome == null || record.ticket in onTheirWay) {
            call.endAfter(Deadlines.PERSON)
            waiting.put(record.ticket, call)?.fail(ErrorCode.NOTHING, "somebody else waits for it")
        } else {
            deliver(record.ticket, readOutcome(outcome), call)
        }
    }

    /** Nobody may get any of it any more. */
    fun forgetAll() = store.all().forEach(::drop)

    /** Removes what is older than an hour. */
    fun purge() {
        fresh()
    }

    private fun deliver(ticket: String, outcome: Outcome, call: OpenCall) {
        onTheirWay += ticket
        call.end(outcome) { isTaken ->
            onTheirWay -= ticket
            val next = waiting.remove(ticket)
            when {
                isTaken -> {
                    store.remove(ticket)
                    next?.fail(ErrorCode.NOTHING, "the page has it already")
                }
                next != null && !next.isOver -> deliver(ticket, outcome, next)
                else -> discardUnkept(ticket, outcome)
            }
        }
    }

    private fun discardUnkept(ticket: String, outcome: Outcome) {
        if (find(ticket) == null) discard(outcome)
    }

    private fun find(event: Event, name: String): KeptRecord? =
        fresh().find { it.event == event.wire && it.name == name }

    private fun fresh(): List<KeptRecord> {
        val now = clock()
        // Also what is of the future: the clock was set back, and nobody knows how old it is.
        val (fresh, old) = store.all().partition { abs(now - it.begun) <= Deadlines.KEPT }
        old.forEach(::drop)
        return fresh
    }

    private fun drop(record: KeptRecord) {
        store.remove(record.ticket)
        record.outcome?.let { discard(readOutcome(it)) }
        waiting.remove(record.ticket)?.fail(ErrorCode.NOTHING, "it is kept no more")
    }
}
