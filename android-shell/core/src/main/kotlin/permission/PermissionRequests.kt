package cl.luka.shell.core.permission

import cl.luka.shell.core.call.SingleSlotQueue
import cl.luka.shell.core.call.Timeouts
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.PermissionState
import cl.luka.shell.core.port.EventLoop
import cl.luka.shell.core.port.Permissions

/** Milliseconds within which no user has read a dialog and dismissed it. */
private const val UNSEEN = 1_000L

/** Requests permissions, one dialog at a time, and tells their states. Call on the event loop only. */
internal class PermissionRequests(
    private val permissions: Permissions,
    private val history: PermissionHistory,
    private val loop: EventLoop,
    /** Milliseconds since 1970. */
    private val clock: () -> Long
) {
    private val queue = SingleSlotQueue()
    private var requestCount = 0

    /** The state of [name]; null where this build does not declare the permission. */
    fun stateOf(name: PermissionName): PermissionState? = when {
        name !in permissions.declared -> null
        permissions.isGranted(name) -> PermissionState.GRANTED
        permissions.shouldShowRationale(name) -> PermissionState.DENIED
        else -> stateOf(history.lastResult(name))
    }

    /** The error code for a call that needs [name]; null where it is granted. */
    fun denialOf(name: PermissionName): ErrorCode? = when (stateOf(name)) {
        PermissionState.GRANTED -> null
        PermissionState.DENIED_FOREVER -> ErrorCode.DENIED_FOREVER
        else -> ErrorCode.DENIED
    }

    /**
     * Requests those of [names] that are not granted and then calls [onResult], whatever the result. Returns
     * false where too many requests are queued.
     */
    fun request(names: Set<PermissionName>, onResult: () -> Unit): Boolean {
        val requestId = "permission ${requestCount++}"
        return queue.enter(requestId) {
            val finish = once {
                queue.leave(requestId)
                onResult()
            }
            val missing = names.intersect(permissions.declared).filterNot(permissions::isGranted).toSet()
            if (missing.isEmpty()) finish() else showDialog(missing, finish)
        }
    }

    private fun showDialog(missing: Set<PermissionName>, finish: () -> Unit) {
        // Android never calls back where the activity was destroyed under its dialog.
        val timeout = loop.postDelayed(Timeouts.USER_ACTION, finish)
        val shownAt = clock()
        val done = once {
            timeout.cancel()
            val isUnseen = clock() - shownAt < UNSEEN
            missing.forEach { history.set(it, resultOf(it, isUnseen)) }
            finish()
        }
        permissions.request(missing) { loop.post(done) }
    }

    /**
     * Without a rationale the dialog was dismissed, or the permission is denied permanently; Android does
     * not tell which. Permanent is what follows a denial, and what comes back a second time before a user
     * could have seen a dialog.
     */
    private fun resultOf(name: PermissionName, isUnseen: Boolean): PermissionResult? {
        val last = history.lastResult(name)
        return when {
            permissions.isGranted(name) -> null
            permissions.shouldShowRationale(name) -> PermissionResult.DENIED
            last == PermissionResult.DENIED || (last != null && isUnseen) ->
                PermissionResult.DENIED_PERMANENTLY
            else -> PermissionResult.DISMISSED
        }
    }

    /** Without a rationale: an earlier denial has become permanent since. */
    private fun stateOf(last: PermissionResult?): PermissionState = when (last) {
        null -> PermissionState.NOT_ASKED
        PermissionResult.DISMISSED -> PermissionState.DENIED
        PermissionResult.DENIED, PermissionResult.DENIED_PERMANENTLY -> PermissionState.DENIED_FOREVER
    }

    private fun once(work: () -> Unit): () -> Unit {
        var isDone = false
        return {
            if (!isDone) {
                isDone = true
                work()
            }
        }
    }
}
