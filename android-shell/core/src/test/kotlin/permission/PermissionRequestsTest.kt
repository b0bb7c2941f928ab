package cl.luka.shell.core.permission

import cl.luka.shell.core.fake.FakePermissions
import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.fake.FakeShell.Companion.json
import cl.luka.shell.core.model.PermissionName.CAMERA
import cl.luka.shell.core.model.PermissionName.LOCATION
import cl.luka.shell.core.model.PermissionName.PHONE
import java.io.File
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class PermissionRequestsTest(@param:TempDir private val folder: File) {
    private val shell = FakeShell(folder)
    private val webApp = shell.webApp
    private val permissions = shell.permissions

    @Test
    fun `Given permissions in each state, the states are returned and nothing is requested`() {
        permissions.granted += LOCATION
        permissions.withRationale += PHONE
        assertEquals(json("location" to "granted", "phone" to "denied", "camera" to "not_asked"), states())
        assertTrue(permissions.requests.isEmpty())
    }

    @Test
    fun `Given a permission that this build does not declare, it is absent from the reply`() {
        permissions.declared = setOf(CAMERA)
        assertEquals(json("camera" to "not_asked"), states())
    }

    @Test
    fun `Given a first and a second denial, the state is denied and then denied_forever`() {
        ask("1-a")
        respond { withRationale += CAMERA }
        assertEquals(json("camera" to "denied"), webApp.dataOf("1-a"))
        ask("2-b")
        respond { withRationale -= CAMERA }
        assertEquals(json("camera" to "denied_forever"), webApp.dataOf("2-b"))
    }

    @Test
    fun `Given a dialog that the user dismisses again and again, the state stays denied`() {
        for (id in listOf("1-a", "2-b", "3-c")) {
            ask(id)
            shell.loop.advance(1_000)
            respond()
            assertEquals(json("camera" to "denied"), webApp.dataOf(id))
        }
    }

    @Test
    fun `Given two denials without a dialog, the state is denied and then denied_forever`() {
        ask("1-a")
        respond()
        assertEquals(json("camera" to "denied"), webApp.dataOf("1-a"))
        ask("2-b")
        respond()
        assertEquals(json("camera" to "denied_forever"), webApp.dataOf("2-b"))
    }

    @Test
    fun `Given a second denial that the user takes time for, the state is denied_forever`() {
        ask("1-a")
        respond { withRationale += CAMERA }
        ask("2-b")
        shell.loop.advance(5_000)
        respond { withRationale -= CAMERA }
        assertEquals(json("camera" to "denied_forever"), webApp.dataOf("2-b"))
    }

    @Test
    fun `Given a request of the shell itself, the web app sees its result`() {
        var hasResult = false
        shell.bridge.requestPermissions(setOf(CAMERA)) { hasResult = true }
        shell.loop.run()
        assertFalse(hasResult)
        respond { withRationale += CAMERA }
        assertTrue(hasResult)
        val states = json("location" to "not_asked", "phone" to "not_asked", "camera" to "denied")
        assertEquals(states, states())
    }

    @Test
    fun `Given a request of the shell itself for which there is nothing to ask, it has its result at once`() {
        permissions.granted += CAMERA
        var results = 0
        shell.bridge.requestPermissions(setOf(CAMERA)) { results += 1 }
        shell.loop.run()
        assertEquals(1, results)
    }

    @Test
    fun `Given a permission that was granted and revoked, its state is not_asked`() {
        ask("1-a")
        respond { withRationale += CAMERA }
        ask("2-b")
        respond { granted += CAMERA }
        permissions.granted -= CAMERA
        permissions.withRationale -= CAMERA
        assertEquals("not_asked", (states() as Map<*, *>)["camera"].toString().trim('"'))
    }

    @Test
    fun `Given names of which some are granted, only the others are requested`() {
        permissions.granted += CAMERA
        permissions.declared = setOf(CAMERA, LOCATION)
        shell.post("permission", "1-a", data(listOf("camera", "location", "sms"), ask = true))
        assertEquals(listOf(setOf(LOCATION)), permissions.requests)
        respond { granted += LOCATION }
        assertEquals(json("camera" to "granted", "location" to "granted"), webApp.dataOf("1-a"))
    }

    @Test
    fun `Given two requests, there is one dialog at a time, and none for what was granted meanwhile`() {
        ask("1-a")
        ask("2-b")
        assertEquals(1, permissions.requests.size)
        respond { granted += CAMERA }
        assertEquals(1, permissions.requests.size)
        assertEquals(json("camera" to "granted"), webApp.dataOf("2-b"))
    }

    @Test
    fun `Given a dialog without a result, the next request has its turn after 10 minutes`() {
        ask("1-a")
        shell.loop.advance(300_000)
        ask("2-b")
        shell.loop.advance(300_000)
        assertEquals("failed", webApp.codeOf("1-a"))
        assertEquals(2, permissions.requests.size)
        respond { granted += CAMERA }
        assertEquals(2, permissions.requests.size)
    }

    @Test
    fun `Given a full queue, the call fails with busy`() {
        repeat(9) { ask("$it-a") }
        ask("late")
        assertEquals("busy", webApp.codeOf("late"))
    }

    @Test
    fun `Given a full disk, the reply is the same and only the history is lost`() {
        shell.permissionHistory.isFull = true
        ask("1-a")
        respond()
        assertEquals(json("camera" to "not_asked"), webApp.dataOf("1-a"))
    }

    private fun ask(id: String) = shell.post("permission", id, data(listOf("camera"), ask = true))

    private fun respond(change: FakePermissions.() -> Unit = {}) {
        permissions.respond(change)
        shell.loop.run()
    }

    private fun states() = "states".let { id ->
        shell.post("permission", id, data(listOf("location", "phone", "camera"), ask = false))
        webApp.dataOf(id)
    }

    private fun data(names: List<String>, ask: Boolean) =
        json("names" to JsonArray(names.map(::JsonPrimitive)), "ask" to ask)
}
