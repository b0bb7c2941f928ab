package cl.luka.shell.core.webview

import cl.luka.shell.core.webview.RendererRecovery.Next
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class RendererRecoveryTest {
    private var now = 1_800_000_000_000L
    private val deaths = RendererRecovery { now }

    @Test
    fun `Given crashes far apart, each counts as the first`() {
        repeat(5) {
            assertEquals(Next.RESTORE, deaths.next())
            now += 60_001
        }
    }

    @Test
    fun `Given repeated crashes, the start page is loaded and then recovery is given up for a while`() {
        val nexts = List(4) { deaths.next().also { now += 1_000 } }
        assertEquals(listOf(Next.RESTORE, Next.RESTART, Next.GIVE_UP, Next.GIVE_UP), nexts)
        now += 60_001
        assertEquals(Next.RESTORE, deaths.next())
    }

    @Test
    fun `Given a second crash at once or after just a minute, the start page is loaded`() {
        for (milliseconds in listOf(0L, 60_000L)) {
            val deaths = RendererRecovery { now }
            deaths.next()
            now += milliseconds
            assertEquals(Next.RESTART, deaths.next())
        }
    }

    @Test
    fun `Given a clock that was set back, older crashes do not count`() {
        deaths.next()
        now -= 1
        assertEquals(Next.RESTORE, deaths.next())
    }
}
