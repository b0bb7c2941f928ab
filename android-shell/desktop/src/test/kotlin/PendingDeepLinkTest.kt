package cl.luka.shell.desktop

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class PendingDeepLinkTest {
    private var isCovered = false
    private val sent = mutableListOf<Pair<String, () -> Unit>>()
    private val link = PendingDeepLink({ isCovered }) { route, taken -> sent += route to taken }

    @Test
    fun `Given the app in front, the link is sent, and the future completes when it is accepted`() {
        val done = link.open("/a")
        assertFalse(done.isDone)
        sent.single().second()
        assertTrue(done.isDone)
        link.sendIfVisible()
        assertEquals(listOf("/a"), sent.map { it.first })
    }

    @Test
    fun `Given a screen in front of the app, the newest link is sent after it has closed`() {
        isCovered = true
        assertTrue(link.open("/a").isDone)
        link.open("/b")
        link.sendIfVisible()
        assertTrue(sent.isEmpty())
        isCovered = false
        repeat(2) { link.sendIfVisible() }
        assertEquals(listOf("/b"), sent.map { it.first })
    }
}
