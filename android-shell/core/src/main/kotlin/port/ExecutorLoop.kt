package cl.luka.shell.core.port

import java.util.concurrent.ScheduledThreadPoolExecutor
import java.util.concurrent.TimeUnit

/** The [Loop] of a running shell: a thread of its own. What [work][post] throws goes to [onError]. */
class ExecutorLoop(private val onError: (Throwable) -> Unit) :
    Loop,
    AutoCloseable {
    private val executor =
        ScheduledThreadPoolExecutor(1) { work -> Thread(work, "bridge").apply { isDaemon = true } }.apply {
            removeOnCancelPolicy = true
            // What was for later is not done once the shell is gone.
            executeExistingDelayedTasksAfterShutdownPolicy = false
            setRejectedExecutionHandler { _, _ -> }
        }

    override fun post(work: () -> Unit) = executor.execute { guarded(work) }

    override fun postDelayed(milliseconds: Long, work: () -> Unit): Cancellable {
        val task = executor.schedule({ guarded(work) }, milliseconds, TimeUnit.MILLISECONDS)
        // A closed loop has no task to cancel.
        return Cancellable { task?.cancel(false) }
    }

    /** Ends the thread once it has done what was posted; what comes later is not done. */
    override fun close() = executor.shutdown()

    @Suppress("TooGenericExceptionCaught") // A loop that dies would leave every call without answer.
    private fun guarded(work: () -> Unit) =
        try {
            work()
        } catch (error: RuntimeException) {
            onError(error)
        }
}
