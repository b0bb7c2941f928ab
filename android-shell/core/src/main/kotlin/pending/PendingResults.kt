package cl.luka.shell.core.pending

import cl.luka.shell.core.call.PendingCall
import cl.luka.shell.core.call.Timeouts
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.message.Outcome
import cl.luka.shell.core.message.outcomeOf
import cl.luka.shell.core.message.toFields
import java.io.IOException
import kotlin.math.abs

/**
 * Results that survive a reload of the web app and the death of the process. Each is delivered once: to the
 * call that began the user action, or to one that resumes it. Call on the event loop only. Source:
 * PROTOCOL.md, "Surviving a page death".
 */
internal class PendingResults(
    private val store: PendingResultStore,
    private val clock: () -> Long,
    /** Deletes the photo of an outcome that will not be delivered. */
    private val discard: (Outcome) -> Unit
) {
    private val waiting = mutableMapOf<String, PendingCall>()
    private val inDelivery = mutableSetOf<String>()

    /** The results of user actions that have not ended. */
    fun unfinished(): List<PendingResult> = loadValid().filter { it.outcome == null }

    /** The result for [requestId]; null where none is stored. */
    fun find(requestId: String): PendingResult? = loadValid().find { it.requestId == requestId }

    /**
     * Stores a result without outcome. Returns the request id of the one with the same event and name, if
     * any.
     */
    fun create(requestId: String, event: String, name: String): String? {
        val replaced = find(event, name)
        replaced?.let(::delete)
        val now = clock()
        try {
            store.put(PendingResult(requestId, event, name, now, now + Timeouts.USER_ACTION))
        } catch (_: IOException) {
            // On a full disk the photo is still taken, but its result does not survive the process.
        }
        return replaced?.requestId
    }

    /**
     * Stores the [outcome], if a result was created for it, and delivers it to [call] or to a waiting
     * resume.
     */
    fun complete(requestId: String, outcome: Outcome, call: PendingCall?) {
        storeOutcome(requestId, outcome)
        val receiver = call?.takeUnless(PendingCall::isFinished) ?: waiting.remove(requestId)
        if (receiver != null) deliver(requestId, outcome, receiver) else discardUnstored(requestId, outcome)
    }

    /**
     * Replies to [call] with the stored outcome, now or when the user action ends. Never begins an action.
     */
    fun resume(call: PendingCall, event: String, name: String) {
        val result = find(event, name) ?: return call.fail(ErrorCode.NOTHING, "no such result")
        if (result.outcome == null || result.requestId in inDelivery) {
            call.setTimeout(Timeouts.USER_ACTION)
            waiting.put(result.requestId, call)?.fail(ErrorCode.NOTHING, "resumed by a later call")
        } else {
            deliver(result.requestId, outcomeOf(result.outcome), call)
        }
    }

    /** Deletes all results, at logout. */
    fun deleteAll() = store.all().forEach(::delete)

    /** Deletes results that are older than an hour. */
    fun deleteExpired() {
        loadValid()
    }

    /** Whatever the disk does, the call gets its reply. */
    @Suppress("TooGenericExceptionCaught")
    private fun storeOutcome(requestId: String, outcome: Outcome) {
        try {
            find(requestId)?.let { store.put(it.copy(outcome = outcome.toFields())) }
        } catch (_: Throwable) {
            store.remove(requestId)
        }
    }

    private fun deliver(requestId: String, outcome: Outcome, call: PendingCall) {
        inDelivery += requestId
        call.finish(outcome) { isDelivered ->
            inDelivery -= requestId
            val next = waiting.remove(requestId)
            when {
                isDelivered -> {
                    store.remove(requestId)
                    next?.fail(ErrorCode.NOTHING, "delivered already")
                }
                next != null && !next.isFinished -> deliver(requestId, outcome, next)
                else -> discardUnstored(requestId, outcome)
            }
        }
    }

    private fun discardUnstored(requestId: String, outcome: Outcome) {
        if (find(requestId) == null) discard(outcome)
    }

    private fun find(event: String, name: String): PendingResult? =
        loadValid().find { it.event == event && it.name == name }

    private fun loadValid(): List<PendingResult> {
        val now = clock()
        // One from the future is deleted too: the clock was set back, so its age is unknown.
        val (valid, expired) = store.all().partition { abs(now - it.createdAt) <= Timeouts.PENDING_RESULT }
        expired.forEach(::delete)
        return valid
    }

    private fun delete(result: PendingResult) {
        store.remove(result.requestId)
        result.outcome?.let { discard(outcomeOf(it)) }
        waiting.remove(result.requestId)?.fail(ErrorCode.NOTHING, "deleted")
    }
}
