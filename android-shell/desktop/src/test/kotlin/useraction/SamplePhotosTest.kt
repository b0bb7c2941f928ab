package cl.luka.shell.desktop.useraction

import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.model.PhotoType
import cl.luka.shell.core.model.UserActionResult
import java.awt.image.BufferedImage
import java.io.File
import javax.imageio.ImageIO
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource

class SamplePhotosTest(@param:TempDir private val folder: File) {
    private val photos = SamplePhotos(File(folder, "pictures"))

    @ParameterizedTest
    @CsvSource("jpg,JPEG", "png,PNG")
    fun `Given a photo, its copy has the type and size`(format: String, type: PhotoType) {
        val file = File(folder, "some.picture")
        ImageIO.write(BufferedImage(40, 30, BufferedImage.TYPE_INT_RGB), format, file)
        val photo = photos.copyOf(file) as UserActionResult.PhotoTaken
        assertEquals(listOf(type, 40, 30), listOf(photo.type, photo.width, photo.height))
        assertTrue(file.exists() && photo.file != file && photo.file.length() == file.length())
    }

    @Test
    fun `Given a file that is no photo, it fails and leaves no copy`() {
        val file = File(folder, "text.jpg").apply { writeText("no picture") }
        assertEquals(ErrorCode.FAILED, (photos.copyOf(file) as UserActionResult.Failed).code)
        assertEquals(0, File(folder, "pictures").listFiles().orEmpty().size)
    }

    @Test
    fun `Given no file, a photo is generated`() {
        val photo = photos.generate(2) as UserActionResult.PhotoTaken
        assertEquals(2, photo.faces)
        assertEquals(photo.width to photo.height, ImageIO.read(photo.file).let { it.width to it.height })
    }
}
