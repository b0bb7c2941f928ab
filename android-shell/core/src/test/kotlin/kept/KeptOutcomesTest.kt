package cl.luka.shell.core.kept

import cl.luka.shell.core.fake.FakeKeptStore
import cl.luka.shell.core.fake.FakeLoop
import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.fake.FakeShell.Companion.json
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.PersonResult
import java.io.File
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class KeptOutcomesTest(@param:TempDir private val folder: File) {
    private val store = FakeKeptStore()
    private var loop = FakeLoop()
    private var shell = newProcess()

    @Test
    fun `Given a process that died behind the camera, the next one hands out the photo once`() {
        photo("1-a")
        val ticket = shell.screens.photos.single().first
        shell = newProcess(inFlight = setOf(ticket))
        shell.finish(ticket, shell.shot())
        resume("2-b")
        val url = shell.page.dataOf("2-b")?.jsonObject?.get("url")?.jsonPrimitive?.content.orEmpty()
        assertNotNull(shell.photos.fetch(url))
        resume("3-c")
        assertEquals("nothing", shell.page.codeOf("3-c"))
        assertTrue(shell.screens.photos.isEmpty())
    }

    @Test
    fun `Given a page that took the reply, nothing is kept`() {
        photo("1-a")
        shell.finish(shell.screens.photos.single().first, shell.shot())
        assertTrue(store.records.isEmpty())
        resume("2-b")
        assertEquals("nothing", shell.page.codeOf("2-b"))
    }

    @Test
    fun `Given a page that did not take it, the next load gets it, an error too`() {
        shell.page.returns = { "false" }
        photo("1-a")
        shell.finish(shell.screens.photos.single().first, PersonResult.Failed(ErrorCode.CANCELLED, "closed"))
        shell.reload()
        shell.page.returns = { "true" }
        resume("2-b")
        assertEquals("cancelled", shell.page.codeOf("2-b"))
        assertTrue(store.records.isEmpty())
    }

    @Test
    fun `Given a load that is back before the person is done, it is answered when they are`() {
        photo("1-a")
        shell.reload()
        resume("2-b")
        assertTrue(shell.page.messages.isEmpty())
        shell.finish(shell.screens.photos.single().first, shell.shot())
        assertTrue(shell.page.answersTo("1-a").isEmpty())
        assertNotNull(shell.page.dataOf("2-b"))
    }

    @Test
    fun `Given one who waits and comes again, the first is told nothing`() {
        photo("1-a")
        shell.reload()
        resume("2-b")
        resume("3-c")
        assertEquals("nothing", shell.page.codeOf("2-b"))
        shell.finish(shell.screens.photos.single().first, shell.shot())
        assertNotNull(shell.page.dataOf("3-c"))
    }

    @Test
    fun `Given a reply on its way, who resumes meanwhile waits for what becomes of it`() {
        shell.page.delay = { returned -> loop.postDelayed(100, returned) }
        photo("1-a")
        shell.finish(shell.screens.photos.single().first, shell.shot())
        resume("2-b")
        assertTrue(shell.page.answersTo("2-b").isEmpty())
        loop.advance(100)
        assertEquals("nothing", shell.page.codeOf("2-b"))
    }

    @Test
    fun `Given a reply that died on its way with its page, who waits gets it`() {
        shell.page.returns = { null }
        photo("1-a")
        shell.finish(shell.screens.photos.single().first, shell.shot())
        resume("2-b")
        shell.page.returns = { "true" }
        loop.advance(15_000)
        assertNotNull(shell.page.dataOf("2-b"))
        assertTrue(store.records.isEmpty())
    }

    @Test
    fun `Given a screen that did not outlive the process, its outcome is cancelled`() {
        photo("1-a")
        shell = newProcess(inFlight = emptySet())
        resume("2-b")
        assertEquals("cancelled", shell.page.codeOf("2-b"))
    }

    @Test
    fun `Given a deadline that passes in the next process, the outcome is a failure`() {
        photo("1-a")
        val ticket = shell.screens.photos.single().first
        loop.advance(400_000)
        shell = newProcess(inFlight = setOf(ticket))
        resume("2-b")
        loop.advance(199_999)
        assertTrue(shell.page.messages.isEmpty())
        loop.advance(1)
        assertEquals("failed", shell.page.codeOf("2-b"))
    }

    @Test
    fun `Given a new call of the same name, it replaces the record and ends what nobody waits for`() {
        photo("1-a")
        val older = shell.screens.photos.single().first
        shell.reload()
        photo("2-b")
        assertEquals(listOf(older), shell.screens.closed)
        assertEquals(2, shell.screens.photos.size)
        shell.finish(older, shell.shot())
        assertEquals(1, store.records.size)
        shell.finish(shell.screens.photos.last().first, shell.shot())
        assertNotNull(shell.page.dataOf("2-b"))
    }

    @Test
    fun `Given other names and events, each has its own record`() {
        photo("1-a", keep = "id_front")
        shell.post("pickerContact", "2-b", null, "keep" to JsonPrimitive("id_front"))
        photo("3-c", keep = "id_back")
        assertEquals(3, store.records.size)
    }

    @Test
    fun `Given an hour, record and picture are gone`() {
        shell.page.returns = { "false" }
        photo("1-a")
        shell.finish(shell.screens.photos.single().first, shell.shot())
        loop.advance(3_500_000)
        assertEquals(1, File(folder, "once").list()?.size)
        loop.advance(1_100_000)
        assertEquals(0, File(folder, "once").list()?.size)
        assertTrue(store.records.isEmpty())
    }

    @Test
    fun `Given a clock that was set back by days, what is of the future is not kept for ever`() {
        shell.page.returns = { "false" }
        photo("1-a")
        shell.finish(shell.screens.photos.single().first, shell.shot())
        loop.setClock(loop.now - 86_400_000)
        shell.page.returns = { "true" }
        resume("2-b")
        assertEquals("nothing", shell.page.codeOf("2-b"))
    }

    @Test
    fun `Given somebody who logs out, nothing of theirs is left, and who waits is told`() {
        shell.page.returns = { "false" }
        photo("1-a", keep = "id_front")
        shell.finish(shell.screens.photos.single().first, shell.shot())
        photo("2-b", keep = "id_back")
        shell.reload()
        shell.page.returns = { "true" }
        resume("3-c", keep = "id_back")
        shell.post("localCache", "4-d", json("op" to "remove", "key" to "user_info"))
        assertEquals("nothing", shell.page.codeOf("3-c"))
        assertTrue(store.records.isEmpty())
        assertEquals(0, File(folder, "once").list()?.size)
    }

    @Test
    fun `Given a full disk, the photo is still taken and answered`() {
        store.isFull = true
        photo("1-a")
        shell.finish(shell.screens.photos.single().first, shell.shot())
        assertNotNull(shell.page.dataOf("1-a"))
    }

    @Test
    fun `Given a disk that fills up behind the camera, the outcome is answered and not kept`() {
        photo("1-a")
        store.isFull = true
        shell.page.returns = { "false" }
        shell.finish(shell.screens.photos.single().first, shell.shot())
        assertTrue(store.records.isEmpty())
        assertEquals(0, File(folder, "once").list()?.size)
    }

    /** What the older process still meant to do is gone with it. */
    private fun newProcess(inFlight: Set<String> = emptySet()): FakeShell {
        loop = FakeLoop(loop.now)
        return FakeShell(folder, store, loop, inFlight).apply { permissions.granted += PermissionName.CAMERA }
    }

    private fun photo(id: String, keep: String = "id_front") {
        val data = json("kind" to "id_front", "facing" to "back")
        shell.post("takePhoto", id, data, "keep" to JsonPrimitive(keep))
    }

    private fun resume(id: String, keep: String = "id_front") =
        shell.post("takePhoto", id, null, "resume" to JsonPrimitive(keep))
}
