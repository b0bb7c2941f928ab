package cl.luka.shell.core.useraction

import cl.luka.shell.core.call.PendingCall
import cl.luka.shell.core.call.SingleSlotQueue
import cl.luka.shell.core.call.Timeouts
import cl.luka.shell.core.call.randomToken
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.message.Outcome
import cl.luka.shell.core.message.Request
import cl.luka.shell.core.pending.PendingResults
import cl.luka.shell.core.port.EventLoop

/** A call that needs a user action; its outcome is stored under the name [keep], if it has one. */
internal class UserActionRequest(
    val call: PendingCall,
    val event: String,
    val action: Request.UserAction,
    val keep: String?
)

/** The user action requests whose screen is open or queued. Call on the event loop only. */
internal class UserActionRequests(
    private val pendingResults: PendingResults,
    private val loop: EventLoop,
    private val clock: () -> Long,
    private val closeScreen: (requestId: String) -> Unit
) {
    private val queued = mutableMapOf<String, Queued>()

    /** Calls [open] with a new request id when it is the turn of [request] in [queue]. */
    fun start(request: UserActionRequest, queue: SingleSlotQueue, open: (requestId: String) -> Unit) {
        val requestId = randomToken()
        val replaced = request.keep?.let { pendingResults.create(requestId, request.event, it) }
        if (replaced != null) cancelIfUnclaimed(replaced)
        queued[requestId] = Queued(request, queue)
        failAfter(requestId, Timeouts.USER_ACTION)
        val isQueued = queue.enter(requestId) { failOnException(requestId) { open(requestId) } }
        if (!isQueued) fail(requestId, ErrorCode.BUSY)
    }

    /** True while a call of this load, or a stored result, waits for the outcome of [requestId]. */
    fun isPending(requestId: String): Boolean =
        requestId in queued || pendingResults.find(requestId)?.let { it.outcome == null } == true

    /** Delivers the outcome of [requestId], unless it is unknown or finished already. */
    fun finish(requestId: String, outcome: Outcome) {
        if (!isPending(requestId)) return
        val finished = queued.remove(requestId)
        try {
            pendingResults.complete(requestId, outcome, finished?.request?.call)
        } finally {
            finished?.queue?.leave(requestId)
        }
    }

    /** Delivers a failure and closes the screen. */
    fun fail(requestId: String, code: ErrorCode) {
        val isOurs = requestId in queued
        val message = if (code == ErrorCode.BUSY) "too many calls wait" else "ended by the shell"
        finish(requestId, Outcome.Failure(code, message))
        if (isOurs) closeScreen(requestId)
    }

    /** A new load has begun: of the older one's requests, only those with a stored result go on. */
    fun onNewLoad() = queued.keys.toList().forEach(::cancelIfUnclaimed)

    /** In a new process, only the requests [inFlight] still have a screen: cancels all others. */
    fun restore(inFlight: Set<String>) {
        for (result in pendingResults.unfinished()) {
            val remaining = result.deadline - clock()
            if (result.requestId in inFlight && remaining > 0) {
                failAfter(result.requestId, remaining.coerceAtMost(Timeouts.USER_ACTION))
            } else {
                fail(result.requestId, ErrorCode.CANCELLED)
            }
        }
    }

    /** Runs [open] and fails the request where it throws. */
    @Suppress("TooGenericExceptionCaught") // Device APIs throw anything, and memory may run out.
    fun failOnException(requestId: String, open: () -> Unit) {
        try {
            open()
        } catch (error: Throwable) {
            finish(requestId, Outcome.Failure(ErrorCode.FAILED, "opening: ${error.javaClass.simpleName}"))
        }
    }

    private fun failAfter(requestId: String, milliseconds: Long) {
        loop.postDelayed(milliseconds) { if (!isOpenPayment(requestId)) fail(requestId, ErrorCode.FAILED) }
    }

    private fun cancelIfUnclaimed(requestId: String) {
        val call = queued[requestId]?.request?.call ?: return
        val isClaimed = !call.isFinished || pendingResults.find(requestId) != null
        if (!isClaimed && !isOpenPayment(requestId)) fail(requestId, ErrorCode.CANCELLED)
    }

    /** Neither a deadline nor a reload closes a payment page: the user may be paying. */
    private fun isOpenPayment(requestId: String): Boolean = queued[requestId]?.let { (request, queue) ->
        request.action is Request.OpenPayView && queue.isCurrent(requestId)
    } == true

    private data class Queued(val request: UserActionRequest, val queue: SingleSlotQueue)
}
