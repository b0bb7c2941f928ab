package cl.luka.shell.core.bridge

import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.fake.FakeShell.Companion.json
import cl.luka.shell.core.message.text
import cl.luka.shell.core.model.Insets
import java.io.File
import kotlinx.serialization.json.JsonObject
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class PushesTest(@param:TempDir private val folder: File) {
    private val shell = FakeShell(folder)
    private val webApp = shell.webApp
    private val pushes = shell.bridge.pushes
    private val handled = mutableListOf<Boolean>()

    @Test
    fun `Given a web app that does not handle Back or is not loaded, the shell goes back`() {
        webApp.returns = { "false" }
        back()
        webApp.returns = { "null" }
        back()
        assertEquals(listOf(false, false), handled)
    }

    @Test
    fun `Given a web app that hangs, the shell goes back after 800 ms, and only once`() {
        webApp.delay = { returned -> shell.loop.postDelayed(900, returned) }
        back()
        shell.loop.advance(799)
        assertEquals(emptyList<Boolean>(), handled)
        shell.loop.advance(1)
        assertEquals(listOf(false), handled)
        shell.loop.advance(1_000)
        assertEquals(listOf(false), handled)
    }

    @Test
    fun `Given Back, the web app gets the time, so that it can drop a stale one`() {
        shell.loop.advance(5_000)
        back()
        assertEquals(json("at" to shell.loop.now), webApp.pushes("back").single()["data"])
    }

    @Test
    fun `Given an accepted state, it is not sent again`() {
        network(true)
        shell.post("selfAppInfo", "1-a")
        network(true)
        assertEquals(1, webApp.pushes("network").size)
        assertEquals(json("online" to true), webApp.pushes("network").single()["data"])
    }

    @Test
    fun `Given a state that was not accepted, its latest value is sent after the next message`() {
        webApp.returns = { "null" }
        network(true)
        network(false)
        webApp.messages.clear()
        webApp.returns = { "true" }
        shell.post("selfAppInfo", "1-a")
        assertEquals(json("online" to false), webApp.pushes("network").single()["data"])
        shell.post("selfAppInfo", "2-b")
        assertEquals(1, webApp.pushes("network").size)
    }

    @Test
    fun `Given a new load, all states are sent again`() {
        insets(24.0)
        network(true)
        pushes.theme(true)
        shell.loop.run()
        shell.reload()
        webApp.messages.clear()
        shell.post("selfAppInfo", "1-a")
        assertEquals(1, webApp.pushes("insets").size)
        assertEquals(1, webApp.pushes("network").size)
        assertEquals(json("dark" to true), webApp.pushes("theme").single()["data"])
    }

    @Test
    fun `Given a state that changes during its delivery, its latest value is sent last`() {
        webApp.delay = { returned -> shell.loop.postDelayed(50, returned) }
        insets(0.0)
        insets(10.0)
        insets(20.0)
        assertEquals(1, webApp.pushes("insets").size)
        shell.loop.advance(200)
        val expected = listOf(0.0, 20.0).map { insetsData(it) }
        assertEquals(expected, webApp.pushes("insets").map { it["data"] })
    }

    @Test
    fun `Given a reload during a delivery, the state counts as not accepted`() {
        webApp.returns = { null }
        network(true)
        shell.reload()
        webApp.returns = { "true" }
        shell.post("selfAppInfo", "1-a")
        assertEquals(2, webApp.pushes("network").size)
    }

    @Test
    fun `Given no state yet, a message is followed by no push`() {
        shell.post("selfAppInfo", "1-a")
        assertFalse(webApp.messages.any { "event" in it })
        assertTrue(webApp.messages.isNotEmpty())
    }

    @Test
    fun `Given a deep link during loading, it is sent as soon as the web app is loaded`() {
        webApp.returns = { "null" }
        link("/pages/my-loan/my-loan")
        shell.reload()
        webApp.messages.clear()
        webApp.returns = { "true" }
        shell.post("selfAppInfo", "1-a")
        assertEquals(listOf("/pages/my-loan/my-loan"), links())
    }

    @Test
    fun `Given a newer link before one was accepted, only the newer one is sent`() {
        webApp.returns = { "null" }
        link("/pages/my-loan/my-loan")
        link("/")
        webApp.messages.clear()
        webApp.returns = { "true" }
        shell.post("selfAppInfo", "1-a")
        assertEquals(listOf("/"), links())
    }

    @Test
    fun `Given a newer link during a delivery, both are sent, the newer one last`() {
        webApp.delay = { returned -> shell.loop.postDelayed(50, returned) }
        link("/pages/my-loan/my-loan")
        link("/")
        assertEquals(listOf("/pages/my-loan/my-loan"), links())
        shell.loop.advance(200)
        assertEquals(listOf("/pages/my-loan/my-loan", "/"), links())
    }

    @Test
    fun `Given the same link twice, it is sent twice`() {
        repeat(2) { link("/") }
        assertEquals(listOf("/", "/"), links())
    }

    private fun back() {
        pushes.back { handled += it }
        shell.loop.run()
    }

    private fun network(online: Boolean) {
        pushes.network(online)
        shell.loop.run()
    }

    private fun link(route: String) {
        pushes.link(route)
        shell.loop.run()
    }

    private fun links() = webApp.pushes("link").map { (it["data"] as JsonObject).text("to") }

    private fun insets(top: Double) {
        pushes.insets(Insets(top, 0.0, 16.0, 0.0, 0.0))
        shell.loop.run()
    }

    private fun insetsData(top: Double) =
        json("top" to top, "right" to 0.0, "bottom" to 16.0, "left" to 0.0, "keyboard" to 0.0)
}
