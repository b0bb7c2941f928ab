package cl.luka.shell.app.camera

import android.graphics.Bitmap
import cl.luka.shell.app.fake.SamplePhotos
import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** What Android's detector gets to see; its own findings need a phone. */
@RunWith(RobolectricTestRunner::class)
class SystemFaceFinderTest {
    @get:Rule
    val folder = TemporaryFolder()

    @Test
    fun `Given a photo of any size, the detector gets at most 1,024 px`() {
        val sizes = mapOf(4_000 to 1_000, 2_049 to 512, 2_047 to 1_024, 1_025 to 512, 600 to 600)
        for ((side, expected) in sizes) {
            val bitmap = decode(SamplePhotos.create(width = side, height = 300))
            assertEquals("$side", expected, bitmap?.width)
        }
    }

    @Test
    fun `Given an odd width, the bitmap has an even one and the detector's format`() {
        val bitmap = decode(SamplePhotos.create(width = 333, height = 200))
        assertEquals(332, bitmap?.width)
        assertEquals(Bitmap.Config.RGB_565, bitmap?.config)
    }

    @Test
    fun `Given a photo taken sideways, the bitmap is upright`() {
        val bitmap = decode(SamplePhotos.createSideways())
        assertEquals(SamplePhotos.HEIGHT to SamplePhotos.WIDTH, bitmap?.let { it.width to it.height })
    }

    @Test
    fun `Given a picture without a face, none is counted, and in a file that is no photo nothing`() {
        assertEquals(0, SystemFaceFinder.count(write(SamplePhotos.create(width = 64, height = 64))))
        assertNull(SystemFaceFinder.count(write("no picture".toByteArray())))
    }

    private fun decode(photo: ByteArray) = decodeForDetector(write(photo))

    private fun write(bytes: ByteArray): File = folder.newFile().apply { writeBytes(bytes) }
}
