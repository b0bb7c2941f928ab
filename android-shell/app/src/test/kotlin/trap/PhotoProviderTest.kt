package cl.luka.shell.app.trap

import android.net.Uri
import android.provider.OpenableColumns
import cl.luka.shell.app.fake.Pictures
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.shell
import java.io.FileNotFoundException
import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** The door that a camera app writes through opens for one file only: MASVS-PLATFORM-1. */
@RunWith(RobolectricTestRunner::class)
class PhotoProviderTest {
    private val resolver = TestPhone.application.contentResolver
    private val photos = TestPhone.application.shell.photoFiles

    @Test
    fun `Given a path that leads elsewhere, there is no such file`() {
        val name = photos.create()
        val unknown = "0".repeat(32) + ".photo"
        val tricks =
            listOf("", "../cache.json", "..%2f$name", "x/$name", "$name%00", name.uppercase(), unknown)
        for (trick in tricks) {
            val address = Uri.parse("content://cl.luka.app.photos/$trick")
            assertThrows(trick, FileNotFoundException::class.java) { resolver.openInputStream(address) }
        }
    }

    @Test
    fun `Given a file of ours, a camera app can write and read it, and learn its size`() {
        val address = photos.addressOf(photos.create())
        val bytes = Pictures.create()
        Pictures.write(address, bytes)
        assertEquals(bytes.size, resolver.openInputStream(address)?.use { it.readBytes() }?.size)
        val row = checkNotNull(resolver.query(address, null, null, null, null))
        row.use {
            assertTrue(it.moveToFirst())
            assertEquals(bytes.size, it.getInt(it.getColumnIndexOrThrow(OpenableColumns.SIZE)))
        }
        assertEquals("image/jpeg", resolver.getType(address))
    }

    @Test
    fun `Given a file of ours, nobody adds, changes or removes anything by it`() {
        val name = photos.create()
        val address = photos.addressOf(name)
        assertEquals(null, resolver.insert(address, null))
        assertEquals(0, resolver.delete(address, null, null))
        assertEquals(0, resolver.update(address, null, null, null))
        assertTrue(photos.fileOf(name).exists())
    }

    @Test
    fun `Given an hour, what a camera left is gone`() {
        val name = photos.create()
        TestPhone.application.now += 3_700_000
        photos.purge()
        assertTrue(!photos.fileOf(name).exists())
    }
}
