package cl.luka.shell.core.call

/** How many requests may wait. */
private const val CAPACITY = 8

/**
 * A queue for something that only one request can use at a time, in order of arrival. When it is full,
 * further requests are rejected. Call on the event loop only.
 */
internal class SingleSlotQueue {
    private val waiting = ArrayDeque<Entry>()
    private var current: String? = null

    /** Calls [onTurn] as soon as the slot is free; returns false where the queue is full. */
    fun enter(requestId: String, onTurn: () -> Unit): Boolean {
        if (current != null) return waiting.size < CAPACITY && waiting.add(Entry(requestId, onTurn))
        current = requestId
        onTurn()
        return true
    }

    /** True while [requestId] has the slot. */
    fun isCurrent(requestId: String): Boolean = current == requestId

    /** Removes [requestId] from the slot, which the next one then gets, or from the queue. */
    fun leave(requestId: String) {
        if (current != requestId) {
            waiting.removeAll { it.requestId == requestId }
            return
        }
        val next = waiting.removeFirstOrNull()
        current = next?.requestId
        next?.onTurn?.invoke()
    }

    private class Entry(val requestId: String, val onTurn: () -> Unit)
}
