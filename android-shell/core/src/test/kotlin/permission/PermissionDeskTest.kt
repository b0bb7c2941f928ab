package cl.luka.shell.core.permission

import cl.luka.shell.core.fake.FakePermissions
import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.fake.FakeShell.Companion.json
import cl.luka.shell.core.shape.PermissionName.CAMERA
import cl.luka.shell.core.shape.PermissionName.LOCATION
import cl.luka.shell.core.shape.PermissionName.PHONE
import java.io.File
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class PermissionDeskTest(@param:TempDir private val folder: File) {
    private val shell = FakeShell(folder)
    private val page = shell.page
    private val permissions = shell.permissions

    @Test
    fun `Given a permission in each state, each is told by its name and nobody is asked`() {
        permissions.granted += LOCATION
        permissions.explained += PHONE
        assertEquals(json("location" to "granted", "phone" to "denied", "camera" to "not_asked"), tell())
        assertTrue(permissions.questions.isEmpty())
    }

    @Test
    fun `Given a permission that this build does not have, it is left out`() {
        permissions.declared = setOf(CAMERA)
        assertEquals(json("camera" to "not_asked"), tell())
    }

    @Test
    fun `Given a first no and a second one, it is denied and then denied_forever`() {
        ask("1-a")
        answer { explained += CAMERA }
        assertEquals(json("camera" to "denied"), page.dataOf("1-a"))
        ask("2-b")
        answer { explained -= CAMERA }
        assertEquals(json("camera" to "denied_forever"), page.dataOf("2-b"))
    }

    @Test
    fun `Given a question that was wiped away, it is no last word, but the second time it is`() {
        ask("1-a")
        answer()
        assertEquals(json("camera" to "denied"), page.dataOf("1-a"))
        ask("2-b")
        answer()
        assertEquals(json("camera" to "denied_forever"), page.dataOf("2-b"))
    }

    @Test
    fun `Given the shell itself asks, the page is told of the answer as of its own question`() {
        var isAnswered = false
        shell.bridge.askPerson(setOf(CAMERA)) { isAnswered = true }
        shell.loop.run()
        answer { explained += CAMERA }
        assertTrue(isAnswered)
        val states = json("location" to "not_asked", "phone" to "not_asked", "camera" to "denied")
        assertEquals(states, tell())
    }

    @Test
    fun `Given a permission that was granted and taken back, nobody has asked since`() {
        ask("1-a")
        answer { explained += CAMERA }
        ask("2-b")
        answer { granted += CAMERA }
        permissions.granted -= CAMERA
        permissions.explained -= CAMERA
        assertEquals("not_asked", (tell() as Map<*, *>)["camera"].toString().trim('"'))
    }

    @Test
    fun `Given names of which some are granted, only the others are asked for`() {
        permissions.granted += CAMERA
        permissions.declared = setOf(CAMERA, LOCATION)
        shell.post("permission", "1-a", data(listOf("camera", "location", "sms"), ask = true))
        assertEquals(listOf(setOf(LOCATION)), permissions.questions)
        answer { granted += LOCATION }
        assertEquals(json("camera" to "granted", "location" to "granted"), page.dataOf("1-a"))
    }

    @Test
    fun `Given nothing to ask for, the answer comes at once`() {
        permissions.granted += CAMERA
        ask("1-a")
        assertEquals(json("camera" to "granted"), page.dataOf("1-a"))
        assertTrue(permissions.questions.isEmpty())
    }

    @Test
    fun `Given two who ask, there is one question at a time, and none for what was granted meanwhile`() {
        ask("1-a")
        ask("2-b")
        assertEquals(1, permissions.questions.size)
        answer { granted += CAMERA }
        assertEquals(1, permissions.questions.size)
        assertEquals(json("camera" to "granted"), page.dataOf("2-b"))
    }

    @Test
    fun `Given a question that is never answered, the next one has its turn after 10 minutes`() {
        ask("1-a")
        shell.loop.advance(300_000)
        ask("2-b")
        shell.loop.advance(300_000)
        assertEquals("failed", page.codeOf("1-a"))
        assertEquals(2, permissions.questions.size)
        answer { granted += CAMERA }
        assertEquals(2, permissions.questions.size)
    }

    @Test
    fun `Given too many questions, one more is answered with busy`() {
        repeat(9) { ask("$it-a") }
        ask("late")
        assertEquals("busy", page.codeOf("late"))
    }

    @Test
    fun `Given a full disk, the answer is the same and only the memory is lost`() {
        shell.answered.isFull = true
        ask("1-a")
        answer()
        assertEquals(json("camera" to "not_asked"), page.dataOf("1-a"))
    }

    private fun ask(id: String) = shell.post("permission", id, data(listOf("camera"), ask = true))

    private fun answer(change: FakePermissions.() -> Unit = {}) {
        permissions.answer(change)
        shell.loop.run()
    }

    private fun tell() = "tell".let { id ->
        shell.post("permission", id, data(listOf("location", "phone", "camera"), ask = false))
        page.dataOf(id)
    }

    private fun data(names: List<String>, ask: Boolean) =
        json("names" to JsonArray(names.map(::JsonPrimitive)), "ask" to ask)
}
