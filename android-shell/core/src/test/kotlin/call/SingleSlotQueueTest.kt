package cl.luka.shell.core.call

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class SingleSlotQueueTest {
    private val queue = SingleSlotQueue()
    private val begun = mutableListOf<String>()

    @Test
    fun `Given a waiting request that leaves, it never starts`() {
        listOf("a", "b", "c").forEach(::enter)
        queue.leave("b")
        queue.leave("a")
        assertEquals(listOf("a", "c"), begun)
    }

    @Test
    fun `Given an unknown id or one that left already, leaving frees nothing`() {
        listOf("a", "b", "c").forEach(::enter)
        queue.leave("z")
        queue.leave("a")
        queue.leave("a")
        assertEquals(listOf("a", "b"), begun)
    }

    @Test
    fun `Given a request that leaves as it starts, the next one has its turn`() {
        enter("a")
        queue.enter("b") { queue.leave("b") }
        enter("c")
        queue.leave("a")
        assertEquals(listOf("a", "c"), begun)
    }

    private fun enter(requestId: String) = queue.enter(requestId) { begun += requestId }
}
