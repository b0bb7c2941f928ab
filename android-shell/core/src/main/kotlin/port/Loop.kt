package cl.luka.shell.core.port

/** One thread on which all of the bridge runs, in order. Not the main thread: files are read on it. */
interface Loop {
    /** Runs [work] after all that was posted before it. Any thread. */
    fun post(work: () -> Unit)

    /** Runs [work] in that many [milliseconds], unless it is cancelled before. Any thread. */
    fun postDelayed(milliseconds: Long, work: () -> Unit): Cancellable
}

/** Something that will happen unless it is cancelled. */
fun interface Cancellable {
    /** Keeps it from happening; does nothing where it has happened. */
    fun cancel()
}
