package cl.luka.shell.core.bridge

import cl.luka.shell.core.asset.OneShotFiles
import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.fake.FakeShell.Companion.json
import cl.luka.shell.core.model.PhotoType
import java.io.File
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class TemporaryPhotosTest(@param:TempDir private val folder: File) {
    private val shell = FakeShell(folder)

    @Test
    fun `Given photos that were not fetched, a log-out deletes them`() {
        addPhotos()
        shell.post("localCache", "1-a", json("op" to "remove", "key" to "user_info"))
        assertEquals(emptyList<String>(), photos())
    }

    @Test
    fun `Given photos that were not fetched, they are deleted within an hour and a quarter`() {
        addPhotos()
        shell.loop.advance(HOUR - 1)
        assertEquals(2, photos().size)
        shell.loop.advance(HOUR / 4 + 1)
        assertEquals(emptyList<String>(), photos())
    }

    @Test
    fun `Given photos of an earlier process, they are deleted at the start once an hour has passed`() {
        addPhotos()
        shell.loop.setClock(shell.loop.now + HOUR + 1)
        val loop = shell.loop
        FakeShell(folder, loop = loop)
        assertTrue(photos().isEmpty())
    }

    private fun addPhotos() {
        shell.photos.addPhoto("once.jpg")
        shell.cameraFiles.addPhoto("camera.jpg")
        assertEquals(2, photos().size)
    }

    private fun OneShotFiles.addPhoto(name: String) =
        add(File(folder, name).apply { writeText("picture") }, PhotoType.JPEG)

    private fun photos(): List<String> =
        listOf("once", "camera").flatMap { File(folder, it).list().orEmpty().toList() }

    private companion object {
        const val HOUR = 3_600_000L
    }
}
