package cl.luka.shell.core.port

/** The one thread on which the bridge runs, in order. Not the main thread: it reads and writes files. */
interface EventLoop {
    /** Runs [work] after everything posted before. Any thread. */
    fun post(work: () -> Unit)

    /** Runs [work] after [milliseconds], unless it is cancelled before. Any thread. */
    fun postDelayed(milliseconds: Long, work: () -> Unit): Cancellable
}

/** Work that can be cancelled. */
fun interface Cancellable {
    /** Cancels the work; does nothing once it has run. */
    fun cancel()
}
