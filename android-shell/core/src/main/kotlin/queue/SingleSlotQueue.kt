package cl.luka.shell.core.queue

/**
 * Who wants the one screen that there is: one at a time, the others in the order in which they came.
 * Used on the loop only. Beyond [longest] who wait, nobody is let in.
 */
class SingleSlotQueue(private val longest: Int = 8) {
    private val waiting = ArrayDeque<Entry>()
    private var current: String? = null

    /** Calls [begin] as soon as the slot is free; false where too many wait already. */
    fun enter(ticket: String, begin: () -> Unit): Boolean {
        if (current != null) return waiting.size < longest && waiting.add(Entry(ticket, begin))
        current = ticket
        begin()
        return true
    }

    /** Frees the slot that [ticket] has, for the next one, or its place in the queue. */
    fun leave(ticket: String) {
        if (current != ticket) {
            waiting.removeAll { it.ticket == ticket }
            return
        }
        val next = waiting.removeFirstOrNull()
        current = next?.ticket
        next?.begin?.invoke()
    }

    private class Entry(val ticket: String, val begin: () -> Unit)
}
