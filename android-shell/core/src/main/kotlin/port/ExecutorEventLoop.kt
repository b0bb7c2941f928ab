package cl.luka.shell.core.port

import java.util.concurrent.ScheduledThreadPoolExecutor
import java.util.concurrent.TimeUnit

/** An [EventLoop] on a thread of its own. Whatever posted work throws goes to [onError]. */
class ExecutorEventLoop(private val onError: (Throwable) -> Unit) :
    EventLoop,
    AutoCloseable {
    private val executor =
        ScheduledThreadPoolExecutor(1) { work -> Thread(work, "bridge").apply { isDaemon = true } }.apply {
            removeOnCancelPolicy = true
            executeExistingDelayedTasksAfterShutdownPolicy = false
            setRejectedExecutionHandler { _, _ -> }
        }

    override fun post(work: () -> Unit) = executor.execute { runSafely(work) }

    override fun postDelayed(milliseconds: Long, work: () -> Unit): Cancellable {
        // The executor's own policy drops only the tasks that are not due yet when it is closed.
        val unlessClosed = { if (!executor.isShutdown) runSafely(work) }
        val task = executor.schedule(unlessClosed, milliseconds, TimeUnit.MILLISECONDS)
        // Null after `close`.
        return Cancellable { task?.cancel(false) }
    }

    /** Ends the thread after the work that was posted; later and delayed work is dropped. */
    override fun close() = executor.shutdown()

    @Suppress("TooGenericExceptionCaught") // One failing task must not leave all later calls without a reply.
    private fun runSafely(work: () -> Unit) =
        try {
            work()
        } catch (error: Throwable) {
            onError(error)
        }
}
