package cl.luka.shell.core.permission

import cl.luka.shell.core.port.Loop
import cl.luka.shell.core.port.Permissions
import cl.luka.shell.core.queue.SingleSlotQueue
import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.PermissionState

/** Asks the person, one question at a time, and tells how permissions stand. Used on the loop only. */
internal class PermissionDesk(
    private val permissions: Permissions,
    private val memory: PermissionMemory,
    private val loop: Loop,
    private val patience: Long
) {
    private val queue = SingleSlotQueue()
    private var asked = 0

    /** How [name] stands; null where this build does not have it. */
    fun stateOf(name: PermissionName): PermissionState? = when {
        name !in permissions.declared -> null

        permissions.isGranted(name) -> PermissionState.GRANTED

        // After a no that was not for good; before the first question and after the last: false.
        permissions.shouldExplain(name) -> PermissionState.DENIED

        else -> stateOf(memory.lastAnswer(name))
    }

    /**
     * Asks for those of [names] that are not granted and calls [answered] once that is over, whatever
     * the answers. False where too many questions wait already.
     */
    fun ask(names: Set<PermissionName>, answered: () -> Unit): Boolean {
        val ticket = "question ${asked++}"
        return queue.enter(ticket) {
            val finish = once {
                queue.leave(ticket)
                answered()
            }
            val missing = names.intersect(permissions.declared).filterNot(permissions::isGranted).toSet()
            if (missing.isEmpty()) finish() else askNow(missing, finish)
        }
    }

    private fun askNow(missing: Set<PermissionName>, finish: () -> Unit) {
        // An activity that was destroyed under its question never answers.
        val timer = loop.postDelayed(patience, finish)
        val done = once {
            timer.cancel()
            missing.forEach(::learn)
            finish()
        }
        permissions.ask(missing) { loop.post(done) }
    }

    /** A no that cannot be explained is no answer, or the last one: the second time it is the last. */
    private fun learn(name: PermissionName) {
        val answer =
            when {
                permissions.isGranted(name) -> null
                permissions.shouldExplain(name) -> LastAnswer.NO
                memory.lastAnswer(name) == null -> LastAnswer.NONE_GIVEN
                else -> LastAnswer.NEVER
            }
        memory.remember(name, answer)
    }

    private fun stateOf(last: LastAnswer?): PermissionState = when (last) {
        null -> PermissionState.NOT_ASKED
        LastAnswer.NONE_GIVEN -> PermissionState.DENIED
        LastAnswer.NO, LastAnswer.NEVER -> PermissionState.DENIED_FOREVER
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
