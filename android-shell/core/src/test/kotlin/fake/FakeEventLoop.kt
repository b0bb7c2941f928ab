package cl.luka.shell.core.fake

import cl.luka.shell.core.port.Cancellable
import cl.luka.shell.core.port.EventLoop

/** An event loop with a clock that only a test advances. */
class FakeEventLoop(start: Long = 1_800_000_000_000) : EventLoop {
    var now = start
        private set
    private val tasks = mutableListOf<Task>()
    private var order = 0

    override fun post(work: () -> Unit) {
        postDelayed(0, work)
    }

    override fun postDelayed(milliseconds: Long, work: () -> Unit): Cancellable {
        val task = Task(now + milliseconds, order++, work)
        tasks += task
        return Cancellable { tasks -= task }
    }

    /** Runs the tasks that are due now. */
    fun run() = advance(0)

    fun advance(milliseconds: Long) {
        val end = now + milliseconds
        while (true) {
            val next = tasks.filter { it.at <= end }.minWithOrNull(compareBy(Task::at, Task::order)) ?: break
            tasks -= next
            now = maxOf(now, next.at)
            next.work()
        }
        now = end
    }

    /** Sets the clock without running any task. */
    fun setClock(milliseconds: Long) {
        now = milliseconds
    }

    private class Task(val at: Long, val order: Int, val work: () -> Unit)
}
