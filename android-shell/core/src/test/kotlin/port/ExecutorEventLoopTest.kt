package cl.luka.shell.core.port

import java.util.concurrent.CountDownLatch
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

private const val PATIENCE = 60L

class ExecutorEventLoopTest {
    private val errors = LinkedBlockingQueue<Throwable>()
    private val done = LinkedBlockingQueue<String>()
    private val loop = ExecutorEventLoop(errors::add)

    @AfterEach
    fun close() = loop.close()

    @Test
    fun `Given work from several threads, it runs on one thread, in order`() {
        val names = LinkedBlockingQueue<String>()
        List(4) {
            Thread { loop.post { names += Thread.currentThread().name } }.apply { start() }
        }.forEach(Thread::join)
        loop.post { done += "last" }
        assertEquals("last", done.poll(PATIENCE, TimeUnit.SECONDS))
        assertEquals(listOf("bridge"), names.distinct())
        assertEquals(4, names.size)
    }

    @Test
    fun `Given a process that ends, the thread does not keep it running`() {
        val daemons = LinkedBlockingQueue<Boolean>()
        loop.post { daemons += Thread.currentThread().isDaemon }
        assertEquals(true, daemons.poll(PATIENCE, TimeUnit.SECONDS))
    }

    @Test
    fun `Given work that runs out of memory, the error is reported and the loop continues`() {
        val error = OutOfMemoryError()
        loop.post { throw error }
        loop.postDelayed(1) { throw error }
        assertEquals(error, errors.poll(PATIENCE, TimeUnit.SECONDS))
        assertEquals(error, errors.poll(PATIENCE, TimeUnit.SECONDS))
        loop.post { done += "next" }
        assertEquals("next", done.poll(PATIENCE, TimeUnit.SECONDS))
    }

    @Test
    fun `Given delayed work, it runs in the order of its time, unless it is cancelled`() {
        // On the loop itself, so that nothing runs before everything is scheduled.
        loop.post {
            val cancelled = loop.postDelayed(1) { done += "never" }
            loop.postDelayed(300) { done += "second" }
            loop.postDelayed(1) { done += "first" }
            cancelled.cancel()
            cancelled.cancel()
        }
        assertEquals("first", done.poll(PATIENCE, TimeUnit.SECONDS))
        assertEquals("second", done.poll(PATIENCE, TimeUnit.SECONDS))
    }

    @Test
    fun `Given a closed loop, posted work runs and later work is dropped, even if it is due`() {
        val thread = LinkedBlockingQueue<Thread>()
        val isClosed = CountDownLatch(1)
        loop.post {
            thread += Thread.currentThread()
            isClosed.await()
        }
        loop.post { done += "posted" }
        loop.postDelayed(0) { done += "due" }
        loop.postDelayed(60_000) { done += "later" }
        loop.close()
        loop.post { done += "after" }
        loop.postDelayed(0) { done += "after" }.cancel()
        isClosed.countDown()
        thread.take().join()
        assertEquals(listOf("posted"), done.toList())
    }
}
