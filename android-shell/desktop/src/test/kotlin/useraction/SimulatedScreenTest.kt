package cl.luka.shell.desktop.useraction

import cl.luka.shell.core.model.Contact
import cl.luka.shell.core.model.UserActionResult
import java.io.File
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class SimulatedScreenTest(@param:TempDir private val folder: File) {
    private val finished = mutableListOf<Pair<String, UserActionResult>>()
    private val screen = create()

    @Test
    fun `Given no prepared action, the usual one happens`() {
        screen.open("1")
        assertEquals(listOf("1" to contact("usual")), finished)
        assertEquals(null, screen.requestId)
    }

    @Test
    fun `Given prepared actions, they happen in order, once each`() {
        assertFalse(screen.act { contact("a") })
        assertFalse(screen.act { contact("b") })
        for (requestId in listOf("1", "2", "3")) screen.open(requestId)
        assertEquals(listOf("a", "b", "usual").map(::contact), finished.map { it.second })
    }

    @Test
    fun `Given a screen that is held, it survives the process and ends by an action`() {
        screen.isHeld = true
        screen.open("1")
        val next = create()
        assertEquals("1", next.requestId)
        assertTrue(next.act { contact("late") })
        assertEquals(listOf("1" to contact("late")), finished)
    }

    @Test
    fun `Given a screen that is closed, its request id is removed`() {
        screen.isHeld = true
        screen.open("1")
        screen.close("2")
        assertEquals("1", screen.requestId)
        screen.close("1")
        assertEquals(null, screen.requestId)
    }

    private fun contact(name: String) = UserActionResult.ContactPicked(Contact(name, "1"))

    private fun create() = SimulatedScreen(
        TextFile(File(folder, "open")),
        { requestId, result ->
            finished += requestId to result
        }
    ) { contact("usual") }
}
