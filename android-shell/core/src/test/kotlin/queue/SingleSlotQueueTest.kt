package cl.luka.shell.core.queue

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class SingleSlotQueueTest {
    private val queue = SingleSlotQueue(longest = 2)
    private val begun = mutableListOf<String>()

    @Test
    fun `Given a free slot, the first begins at once and the others in their order`() {
        listOf("a", "b", "c").forEach(::enter)
        assertEquals(listOf("a"), begun)
        queue.leave("a")
        queue.leave("b")
        assertEquals(listOf("a", "b", "c"), begun)
    }

    @Test
    fun `Given a full queue, nobody is let in until somebody leaves`() {
        assertTrue(enter("a") && enter("b") && enter("c"))
        assertFalse(enter("d"))
        queue.leave("a")
        assertTrue(enter("d"))
    }

    @Test
    fun `Given somebody who waits and leaves, they never begin`() {
        listOf("a", "b", "c").forEach(::enter)
        queue.leave("b")
        queue.leave("a")
        assertEquals(listOf("a", "c"), begun)
    }

    @Test
    fun `Given a stranger or somebody twice, leaving frees nothing`() {
        listOf("a", "b", "c").forEach(::enter)
        queue.leave("z")
        queue.leave("a")
        queue.leave("a")
        assertEquals(listOf("a", "b"), begun)
    }

    @Test
    fun `Given one that leaves as it begins, the next one has its turn`() {
        enter("a")
        queue.enter("b") { queue.leave("b") }
        enter("c")
        queue.leave("a")
        assertEquals(listOf("a", "c"), begun)
    }

    private fun enter(ticket: String) = queue.enter(ticket) { begun += ticket }
}
