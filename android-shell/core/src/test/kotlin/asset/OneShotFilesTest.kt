package cl.luka.shell.core.asset

import cl.luka.shell.core.shape.PhotoType
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
    fun `Given a picture, another process can still hand it out`() {
        val url = adopt()
        assertTrue(Regex("/once/[0-9a-f]{32}\\.jpg").matches(url))
        assertNotNull(OneShotFiles(once).fetch(url))
    }

    @Test
    fun `Given many who fetch at once, one gets it`() {
        val url = adopt()
        val pool = Executors.newFixedThreadPool(4)
        val fetched = pool.invokeAll(List(16) { Callable { files.fetch(url) } }).mapNotNull { it.get() }
        pool.shutdown()
        assertEquals(1, fetched.size)
        assertEquals("picture", fetched.single().stream.use { it.readBytes().toString(Charsets.UTF_8) })
    }

    @Test
    fun `Given a path that is no picture's, nothing is fetched or removed`() {
        val other = File(folder, "user.jpg").apply { writeText("a") }
        for (path in listOf(
            "/once/../user.jpg",
            "/once/",
            "/once/x.jpg",
            "/user.jpg",
            "/once/" + "0".repeat(32) + ".jpg"
        )) {
            assertNull(files.fetch(path))
            files.discard(path)
        }
        assertTrue(other.exists())
    }

    @Test
    fun `Given an hour, a picture is removed, a younger one stays`() {
        adopt()
        now += 3_600_000
        val younger = adopt()
        files.purge()
        assertEquals(2, once.list()?.size)
        now += 1
        files.purge()
        assertEquals(listOf(younger.substringAfterLast('/')), once.list()?.toList())
        files.clear()
        assertEquals(0, once.list()?.size)
    }

    @Test
    fun `Given a picture that nobody will fetch, it is removed`() {
        val url = adopt()
        files.discard(url)
        assertNull(files.fetch(url))
    }

    @Test
    fun `Given a place where nothing can be written, adopting says so`() {
        val blocked = OneShotFiles(File(folder, "file").apply { writeText("") })
        val shot = File(folder, "shot").apply { writeText("picture") }
        assertThrows(IOException::class.java) { blocked.adopt(shot, PhotoType.PNG) }
        assertThrows(IOException::class.java) { files.adopt(File(folder, "gone"), PhotoType.PNG) }
    }

    @Test
    fun `Given no folder yet, there is nothing to remove`() {
        files.clear()
        files.purge()
        assertNull(once.list())
    }

    private fun adopt() = files.adopt(File(folder, "shot").apply { writeText("picture") }, PhotoType.JPEG)
}
