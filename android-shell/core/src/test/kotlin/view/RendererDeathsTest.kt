package cl.luka.shell.core.view

import cl.luka.shell.core.view.RendererDeaths.Next
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class RendererDeathsTest {
    private var now = 0L
    private val deaths = RendererDeaths { now }

    @Test
    fun `Given a renderer death, the page is rebuilt where the person was`() {
        assertEquals(Next.SAME_PLACE, deaths.next())
    }

    @Test
    fun `Given deaths far apart, each is the first`() {
        repeat(5) {
            assertEquals(Next.SAME_PLACE, deaths.next())
            now += 20_001
        }
    }

    @Test
    fun `Given a death soon after a death, the page begins anew, and then gives up for a while`() {
        val nexts = List(4) { deaths.next().also { now += 1_000 } }
        assertEquals(listOf(Next.SAME_PLACE, Next.START, Next.GIVE_UP, Next.GIVE_UP), nexts)
        now += 20_001
        assertEquals(Next.SAME_PLACE, deaths.next())
    }

    @Test
    fun `Given a clock that was set back, older deaths do not count`() {
        deaths.next()
        now -= 1
        assertEquals(Next.SAME_PLACE, deaths.next())
    }
}
