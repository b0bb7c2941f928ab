package cl.luka.shell.desktop.person

import cl.luka.shell.core.shape.Contact
import cl.luka.shell.core.shape.PersonResult
import java.io.File
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class StandInTest(@param:TempDir private val folder: File) {
    private val ended = mutableListOf<Pair<String, PersonResult>>()
    private val screen = create()

    @Test
    fun `Given nothing prepared, what is usual happens`() {
        screen.open("1")
        assertEquals(listOf("1" to someone("usual")), ended)
        assertEquals(null, screen.ticket)
    }

    @Test
    fun `Given acts that were prepared, they happen in order, once each`() {
        assertFalse(screen.act { someone("a") })
        assertFalse(screen.act { someone("b") })
        for (ticket in listOf("1", "2", "3")) screen.open(ticket)
        assertEquals(listOf("a", "b", "usual").map(::someone), ended.map { it.second })
    }

    @Test
    fun `Given a screen that is held, it outlives the process and ends by an act`() {
        screen.isHeld = true
        screen.open("1")
        val next = create()
        assertEquals("1", next.ticket)
        assertTrue(next.act { someone("late") })
        assertEquals(listOf("1" to someone("late")), ended)
    }

    @Test
    fun `Given a screen that nobody waits for any more, it is closed`() {
        screen.isHeld = true
        screen.open("1")
        screen.close("2")
        assertEquals("1", screen.ticket)
        screen.close("1")
        assertEquals(null, screen.ticket)
    }

    private fun someone(name: String) = PersonResult.Picked(Contact(name, "1"))

    private fun create() = StandIn(
        TicketFile(File(folder, "open")),
        { ticket, result ->
            ended += ticket to result
        }
    ) { { someone("usual") } }
}
