package cl.luka.shell.core.pending

import cl.luka.shell.core.fake.FakeEventLoop
import cl.luka.shell.core.fake.FakePendingResultStore
import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.fake.FakeShell.Companion.json
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.UserActionResult
import java.io.File
import java.io.IOException
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class PendingResultsTest(@param:TempDir private val folder: File) {
    private val store = FakePendingResultStore()
    private var loop = FakeEventLoop()
    private var shell = newProcess()

    @Test
    fun `Given an accepted reply, no result stays stored`() {
        photo("1-a")
        shell.finish(shell.screens.photos.single().first, shell.photo())
        assertTrue(store.results.isEmpty())
        resume("2-b")
        assertEquals("nothing", shell.webApp.codeOf("2-b"))
    }

    @Test
    fun `Given a rejected reply, the next load can resume it, a failure too`() {
        shell.webApp.returns = { "false" }
        photo("1-a")
        val cancelled = UserActionResult.Failed(ErrorCode.CANCELLED, "closed")
        shell.finish(shell.screens.photos.single().first, cancelled)
        shell.reload()
        shell.webApp.returns = { "true" }
        resume("2-b")
        assertEquals("cancelled", shell.webApp.codeOf("2-b"))
        assertTrue(store.results.isEmpty())
    }

    @Test
    fun `Given a resume before the user action ends, it gets the outcome when it ends`() {
        photo("1-a")
        shell.reload()
        resume("2-b")
        assertTrue(shell.webApp.messages.isEmpty())
        shell.finish(shell.screens.photos.single().first, shell.photo())
        assertTrue(shell.webApp.repliesTo("1-a").isEmpty())
        assertNotNull(shell.webApp.dataOf("2-b"))
    }

    @Test
    fun `Given a second resume, the first one fails with nothing`() {
        photo("1-a")
        shell.reload()
        resume("2-b")
        resume("3-c")
        assertEquals("nothing", shell.webApp.codeOf("2-b"))
        shell.finish(shell.screens.photos.single().first, shell.photo())
        assertNotNull(shell.webApp.dataOf("3-c"))
    }

    @Test
    fun `Given a resume during a delivery, it waits for the result of the delivery`() {
        shell.webApp.delay = { returned -> loop.postDelayed(100, returned) }
        photo("1-a")
        shell.finish(shell.screens.photos.single().first, shell.photo())
        resume("2-b")
        assertTrue(shell.webApp.repliesTo("2-b").isEmpty())
        loop.advance(100)
        assertEquals("nothing", shell.webApp.codeOf("2-b"))
    }

    @Test
    fun `Given a delivery that failed with its page, the waiting resume gets the outcome`() {
        shell.webApp.returns = { null }
        photo("1-a")
        shell.finish(shell.screens.photos.single().first, shell.photo())
        resume("2-b")
        shell.webApp.returns = { "true" }
        loop.advance(15_000)
        assertNotNull(shell.webApp.dataOf("2-b"))
        assertTrue(store.results.isEmpty())
    }

    @Test
    fun `Given a deadline that passes in the next process, the outcome is a failure`() {
        photo("1-a")
        val requestId = shell.screens.photos.single().first
        loop.advance(400_000)
        shell = newProcess(inFlight = setOf(requestId))
        resume("2-b")
        loop.advance(199_999)
        assertTrue(shell.webApp.messages.isEmpty())
        loop.advance(1)
        assertEquals("failed", shell.webApp.codeOf("2-b"))
    }

    @Test
    fun `Given a new call with the same name, it replaces the result and closes the unclaimed screen`() {
        photo("1-a")
        val older = shell.screens.photos.single().first
        shell.reload()
        photo("2-b")
        assertEquals(listOf(older), shell.screens.closed)
        assertEquals(2, shell.screens.photos.size)
        shell.finish(older, shell.photo())
        assertEquals(1, store.results.size)
        shell.finish(shell.screens.photos.last().first, shell.photo())
        assertNotNull(shell.webApp.dataOf("2-b"))
    }

    @Test
    fun `Given other names and events, each has its own result`() {
        photo("1-a", keep = "id_front")
        shell.post("pickerContact", "2-b", null, "keep" to JsonPrimitive("id_front"))
        photo("3-c", keep = "id_back")
        assertEquals(3, store.results.size)
    }

    @Test
    fun `Given an hour, result and photo are deleted`() {
        shell.webApp.returns = { "false" }
        photo("1-a")
        shell.finish(shell.screens.photos.single().first, shell.photo())
        loop.advance(3_500_000)
        assertEquals(1, File(folder, "once").list()?.size)
        loop.advance(1_100_000)
        assertEquals(0, File(folder, "once").list()?.size)
        assertTrue(store.results.isEmpty())
    }

    @Test
    fun `Given a clock set back by days, a result from the future is deleted`() {
        shell.webApp.returns = { "false" }
        photo("1-a")
        shell.finish(shell.screens.photos.single().first, shell.photo())
        loop.setClock(loop.now - 86_400_000)
        shell.webApp.returns = { "true" }
        resume("2-b")
        assertEquals("nothing", shell.webApp.codeOf("2-b"))
    }

    @Test
    fun `Given a logout, all results are deleted and a waiting resume fails`() {
        shell.webApp.returns = { "false" }
        photo("1-a", keep = "id_front")
        shell.finish(shell.screens.photos.single().first, shell.photo())
        photo("2-b", keep = "id_back")
        shell.reload()
        shell.webApp.returns = { "true" }
        resume("3-c", keep = "id_back")
        shell.post("localCache", "4-d", json("op" to "remove", "key" to "user_info"))
        assertEquals("nothing", shell.webApp.codeOf("3-c"))
        assertTrue(store.results.isEmpty())
        assertEquals(0, File(folder, "once").list()?.size)
    }

    @Test
    fun `Given a logout while the camera of an earlier load is open, its photo is deleted`() {
        photo("1-a")
        shell.reload()
        shell.post("localCache", "2-b", json("op" to "remove", "key" to "user_info"))
        shell.finish(shell.screens.photos.single().first, shell.photo())
        assertEquals(0, File(folder, "once").list()?.size)
        assertTrue(store.results.isEmpty())
    }

    @Test
    fun `Given a store that runs out of memory, the photo is replied and the next one has its turn`() {
        photo("1-a")
        store.failure = OutOfMemoryError()
        shell.finish(shell.screens.photos.single().first, shell.photo())
        assertNotNull(shell.webApp.dataOf("1-a"))
        store.failure = null
        photo("2-b")
        assertEquals(2, shell.screens.photos.size)
    }

    @Test
    fun `Given a full disk, the photo is still taken and replied`() {
        store.failure = IOException("full")
        photo("1-a")
        shell.finish(shell.screens.photos.single().first, shell.photo())
        assertNotNull(shell.webApp.dataOf("1-a"))
    }

    @Test
    fun `Given a disk that fills up behind the camera, the outcome is replied and not stored`() {
        photo("1-a")
        store.failure = IOException("full")
        shell.webApp.returns = { "false" }
        shell.finish(shell.screens.photos.single().first, shell.photo())
        assertTrue(store.results.isEmpty())
        assertEquals(0, File(folder, "once").list()?.size)
    }

    /** The tasks of the previous process are gone with it. */
    private fun newProcess(inFlight: Set<String> = emptySet()): FakeShell {
        loop = FakeEventLoop(loop.now)
        return FakeShell(folder, store, loop, inFlight).apply { permissions.granted += PermissionName.CAMERA }
    }

    private fun photo(id: String, keep: String = "id_front") {
        val data = json("kind" to "id_front", "facing" to "back")
        shell.post("takePhoto", id, data, "keep" to JsonPrimitive(keep))
    }

    private fun resume(id: String, keep: String = "id_front") =
        shell.post("takePhoto", id, null, "resume" to JsonPrimitive(keep))
}
