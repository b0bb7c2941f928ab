package cl.luka.shell.core.asset

import cl.luka.shell.core.model.PhotoType
import java.io.File
import java.io.IOException
import java.util.concurrent.Callable
import java.util.concurrent.Executors
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotNull
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class OneShotFilesTest(@param:TempDir private val folder: File) {
    private var now = 1_800_000_000_000L
    private val once = File(folder, "once")
    private val files = OneShotFiles(once) { now }

    @Test
    fun `Given a photo, another process can still serve it`() {
        val url = addPhoto()
        assertTrue(Regex("/once/[0-9a-f]{32}\\.jpg").matches(url))
        assertNotNull(OneShotFiles(once).fetch(url))
    }

    @Test
    fun `Given concurrent fetches of one photo, one of them gets it`() {
        val url = addPhoto()
        val pool = Executors.newFixedThreadPool(4)
        val fetched = pool.invokeAll(List(16) { Callable { files.fetch(url) } }).mapNotNull { it.get() }
        pool.shutdown()
        assertEquals(1, fetched.size)
        assertEquals("picture", fetched.single().stream.use { it.readBytes().toString(Charsets.UTF_8) })
    }

    @Test
    fun `Given a path that is not of a photo, nothing is fetched or deleted`() {
        val other = File(folder, "user.jpg").apply { writeText("a") }
        for (path in listOf(
            "/once/../user.jpg",
            "/once/",
            "/once/x.jpg",
            "/user.jpg",
            "/once/" + "0".repeat(32) + ".jpg"
        )) {
            assertNull(files.fetch(path))
            files.delete(path)
        }
        assertTrue(other.exists())
    }

    @Test
    fun `Given an hour, an expired photo is deleted and a younger one stays`() {
        addPhoto()
        now += 3_600_000
        val younger = addPhoto()
        files.deleteExpired()
        assertEquals(2, once.list()?.size)
        now += 1
        files.deleteExpired()
        assertEquals(listOf(younger.substringAfterLast('/')), once.list()?.toList())
        files.clear()
        assertEquals(0, once.list()?.size)
    }

    @Test
    fun `Given a clock that was set back by more than an hour, a photo from the future is deleted`() {
        addPhoto()
        now -= 3_600_000
        files.deleteExpired()
        assertEquals(1, once.list()?.size)
        now -= 1
        files.deleteExpired()
        assertEquals(0, once.list()?.size)
    }

    @Test
    fun `Given a deleted photo, it cannot be fetched`() {
        val url = addPhoto()
        files.delete(url)
        assertNull(files.fetch(url))
    }

    @Test
    fun `Given a folder that cannot be written, adding a photo throws`() {
        val blocked = OneShotFiles(File(folder, "file").apply { writeText("") })
        val photo = File(folder, "new").apply { writeText("picture") }
        assertThrows(IOException::class.java) { blocked.add(photo, PhotoType.PNG) }
        assertThrows(IOException::class.java) { files.add(File(folder, "gone"), PhotoType.PNG) }
    }

    @Test
    fun `Given no folder, there is nothing to delete`() {
        files.clear()
        files.deleteExpired()
        assertNull(once.list())
    }

    private fun addPhoto() = files.add(File(folder, "new").apply { writeText("picture") }, PhotoType.JPEG)
}
