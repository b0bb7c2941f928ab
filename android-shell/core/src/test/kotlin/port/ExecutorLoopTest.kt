package cl.luka.shell.core.port

import java.util.concurrent.CountDownLatch
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class ExecutorLoopTest {
    private val errors = LinkedBlockingQueue<Throwable>()
    private val done = LinkedBlockingQueue<String>()
    private val loop = ExecutorLoop(errors::add)

    @AfterEach
    fun close() = loop.close()

    @Test
    fun `Given work from several threads, it is done on one, in order`() {
        val names = LinkedBlockingQueue<String>()
        List(4) {
            Thread { loop.post { names += Thread.currentThread().name } }.apply { start() }
        }.forEach(Thread::join)
        loop.post { done += "last" }
        assertEquals("last", done.poll(5, TimeUnit.SECONDS))
        assertEquals(listOf("bridge"), names.distinct())
        assertEquals(4, names.size)
    }

    @Test
    fun `Given work that throws, it is reported and the loop goes on`() {
        loop.post { error("broken") }
        loop.post { done += "next" }
        assertEquals("next", done.poll(5, TimeUnit.SECONDS))
        assertEquals("broken", errors.poll(5, TimeUnit.SECONDS)?.message)
    }

    @Test
    fun `Given work for later, it is done in the order of its time, and not once it is cancelled`() {
        // On the loop itself, so that nothing is done before all is ordered.
        loop.post {
            val cancelled = loop.postDelayed(1) { done += "never" }
            loop.postDelayed(300) { done += "second" }
            loop.postDelayed(1) { done += "first" }
            cancelled.cancel()
            cancelled.cancel()
        }
        assertEquals("first", done.poll(5, TimeUnit.SECONDS))
        assertEquals("second", done.poll(5, TimeUnit.SECONDS))
    }

    @Test
    fun `Given a closed loop, what was begun ends and what comes later is not done`() {
        val begun = CountDownLatch(1)
        loop.post { begun.countDown() }
        loop.postDelayed(60_000) { done += "later" }
        loop.close()
        loop.post { done += "after" }
        loop.postDelayed(0) { done += "after" }.cancel()
        assertTrue(begun.await(5, TimeUnit.SECONDS))
        assertNull(done.poll())
    }
}
