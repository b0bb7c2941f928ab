package cl.luka.shell.desktop

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class WaitingLinkTest {
    private var isCovered = false
    private val sent = mutableListOf<Pair<String, () -> Unit>>()
    private val link = WaitingLink({ isCovered }) { route, taken -> sent += route to taken }

    @Test
    fun `Given the page in front, it is led there, which is done when it has the link`() {
        val done = link.follow("/a")
        assertFalse(done.isDone)
        sent.single().second()
        assertTrue(done.isDone)
        link.goOn()
        assertEquals(listOf("/a"), sent.map { it.first })
    }

    @Test
    fun `Given a screen in front, the newest link waits for its end`() {
        isCovered = true
        assertTrue(link.follow("/a").isDone)
        link.follow("/b")
        link.goOn()
        assertTrue(sent.isEmpty())
        isCovered = false
        repeat(2) { link.goOn() }
        assertEquals(listOf("/b"), sent.map { it.first })
    }
}
