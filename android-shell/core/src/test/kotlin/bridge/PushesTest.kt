package cl.luka.shell.core.bridge

import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.fake.FakeShell.Companion.json
import cl.luka.shell.core.message.text
import cl.luka.shell.core.shape.Insets
import java.io.File
import kotlinx.serialization.json.JsonObject
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class PushesTest(@param:TempDir private val folder: File) {
    private val shell = FakeShell(folder)
    private val page = shell.page
    private val pushes = shell.bridge.pushes
    private val handled = mutableListOf<Boolean>()

    @Test
    fun `Given a page that deals with Back, the shell does nothing`() {
        back()
        assertEquals(listOf(true), handled)
    }

    @Test
    fun `Given a page that does not, or is not there, the shell goes back`() {
        page.returns = { "false" }
        back()
        page.returns = { "null" }
        back()
        assertEquals(listOf(false, false), handled)
    }

    @Test
    fun `Given a page that hangs, the shell goes back after 300 ms, and only once`() {
        page.delay = { returned -> shell.loop.postDelayed(400, returned) }
        back()
        shell.loop.advance(299)
        assertEquals(emptyList<Boolean>(), handled)
        shell.loop.advance(1)
        assertEquals(listOf(false), handled)
        shell.loop.advance(1_000)
        assertEquals(listOf(false), handled)
    }

    @Test
    fun `Given the app out of sight and back, the page is told without data`() {
        pushes.pause()
        pushes.resume()
        shell.loop.run()
        assertEquals(listOf(json("event" to "pause"), json("event" to "resume")), page.messages)
    }

    @Test
    fun `Given a state that was taken, it is not told again`() {
        network(true)
        shell.post("selfAppInfo", "1-a")
        network(true)
        assertEquals(1, page.pushes("network").size)
        assertEquals(json("online" to true), page.pushes("network").single()["data"])
    }

    @Test
    fun `Given a state that was not taken, it is told as it is then, after the page's next message`() {
        page.returns = { "null" }
        network(true)
        network(false)
        page.messages.clear()
        page.returns = { "true" }
        shell.post("selfAppInfo", "1-a")
        assertEquals(json("online" to false), page.pushes("network").single()["data"])
        shell.post("selfAppInfo", "2-b")
        assertEquals(1, page.pushes("network").size)
    }

    @Test
    fun `Given a new load, it is told all states again`() {
        insets(24.0)
        network(true)
        shell.reload()
        page.messages.clear()
        shell.post("selfAppInfo", "1-a")
        assertEquals(1, page.pushes("insets").size)
        assertEquals(1, page.pushes("network").size)
    }

    @Test
    fun `Given a state that changes while it is on its way, the page gets the newest last`() {
        page.delay = { returned -> shell.loop.postDelayed(50, returned) }
        insets(0.0)
        insets(10.0)
        insets(20.0)
        assertEquals(1, page.pushes("insets").size)
        shell.loop.advance(200)
        val expected = listOf(0.0, 20.0).map { insetsData(it) }
        assertEquals(expected, page.pushes("insets").map { it["data"] })
    }

    @Test
    fun `Given a push on its way and a reload, it counts as not taken`() {
        page.returns = { null }
        network(true)
        shell.reload()
        page.returns = { "true" }
        shell.post("selfAppInfo", "1-a")
        assertEquals(2, page.pushes("network").size)
    }

    @Test
    fun `Given no state yet, a message is followed by no push`() {
        shell.post("selfAppInfo", "1-a")
        assertFalse(page.messages.any { "event" in it })
        assertTrue(page.messages.isNotEmpty())
    }

    @Test
    fun `Given a link of another app, the page is told once`() {
        var count = 0
        pushes.link("/pages/my-loan/my-loan") { count += 1 }
        shell.loop.run()
        shell.post("selfAppInfo", "1-a")
        shell.reload()
        shell.post("selfAppInfo", "2-b")
        assertEquals(json("to" to "/pages/my-loan/my-loan"), page.pushes("link").single()["data"])
        assertEquals(1, count)
    }

    @Test
    fun `Given a link while the page is loading, it is told as soon as the page is there`() {
        page.returns = { "null" }
        link("/pages/my-loan/my-loan")
        shell.reload()
        page.messages.clear()
        page.returns = { "true" }
        shell.post("selfAppInfo", "1-a")
        assertEquals(listOf("/pages/my-loan/my-loan"), links())
    }

    @Test
    fun `Given a newer link while one waits for the page, the page is told of the newer alone`() {
        page.returns = { "null" }
        link("/pages/my-loan/my-loan")
        link("/")
        page.messages.clear()
        page.returns = { "true" }
        shell.post("selfAppInfo", "1-a")
        assertEquals(listOf("/"), links())
    }

    @Test
    fun `Given a newer link while one is on its way, the page is told of both, the newer last`() {
        page.delay = { returned -> shell.loop.postDelayed(50, returned) }
        link("/pages/my-loan/my-loan")
        link("/")
        assertEquals(listOf("/pages/my-loan/my-loan"), links())
        shell.loop.advance(200)
        assertEquals(listOf("/pages/my-loan/my-loan", "/"), links())
    }

    @Test
    fun `Given the same link twice, the person is led there twice`() {
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

    private fun links() = page.pushes("link").map { (it["data"] as JsonObject).text("to") }

    private fun insets(top: Double) {
        pushes.insets(Insets(top, 0.0, 16.0, 0.0, 0.0))
        shell.loop.run()
    }

    private fun insetsData(top: Double) =
        json("top" to top, "right" to 0.0, "bottom" to 16.0, "left" to 0.0, "keyboard" to 0.0)
}
