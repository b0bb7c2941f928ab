package cl.luka.shell.app.pitfall

import android.net.Uri
import android.provider.OpenableColumns
import cl.luka.shell.app.camera.captureIntent
import cl.luka.shell.app.fake.SamplePhotos
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.shell
import cl.luka.shell.core.model.PhotoFacing
import java.io.FileNotFoundException
import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** A camera app gets access to one file only: MASVS-PLATFORM-1. */
@RunWith(RobolectricTestRunner::class)
class PhotoProviderTest {
    private val resolver = TestPhone.application.contentResolver
    private val photos = TestPhone.application.shell.photoFiles

    @Test
    fun `Given a path outside of the folder, there is no such file`() {
        val name = photos.create()
        val unknown = "0".repeat(32) + ".photo"
        val paths =
            listOf("", "../cache.json", "..%2f$name", "x/$name", "$name%00", name.uppercase(), unknown)
        for (path in paths) {
            val address = Uri.parse("content://cl.luka.app.photos/$path")
            assertThrows(path, FileNotFoundException::class.java) { resolver.openInputStream(address) }
        }
    }

    @Test
    fun `Given a file of the app, a camera app can write and read it and query its size`() {
        val address = photos.uriOf(photos.create())
        val bytes = SamplePhotos.create()
        SamplePhotos.write(address, bytes)
        assertEquals(bytes.size, resolver.openInputStream(address)?.use { it.readBytes() }?.size)
        val row = checkNotNull(resolver.query(address, null, null, null, null))
        row.use {
            assertTrue(it.moveToFirst())
            assertEquals(bytes.size, it.getInt(it.getColumnIndexOrThrow(OpenableColumns.SIZE)))
        }
        assertEquals("image/jpeg", resolver.getType(address))
    }

    @Test
    fun `Given an intent for a camera app, it grants access to its one file by itself`() {
        val address = photos.uriOf(photos.create())
        val intent = captureIntent(address, PhotoFacing.BACK)
        assertEquals(address, intent.clipData?.getItemAt(0)?.uri)
    }

    @Test
    fun `Given a file of the app, insert, update and delete do nothing`() {
        val name = photos.create()
        val address = photos.uriOf(name)
        assertEquals(null, resolver.insert(address, null))
        assertEquals(0, resolver.delete(address, null, null))
        assertEquals(0, resolver.update(address, null, null, null))
        assertTrue(photos.fileOf(name).exists())
    }
}
