package cl.luka.shell.desktop.person

import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.shape.PersonResult
import cl.luka.shell.core.shape.PhotoType
import java.awt.image.BufferedImage
import java.io.File
import javax.imageio.ImageIO
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource

class PicturesTest(@param:TempDir private val folder: File) {
    private val pictures = Pictures(File(folder, "pictures"))

    @ParameterizedTest
    @CsvSource("jpg,JPEG", "png,PNG")
    fun `Given a picture, a copy is handed on with its type and size`(format: String, type: PhotoType) {
        val file = File(folder, "some.picture")
        ImageIO.write(BufferedImage(40, 30, BufferedImage.TYPE_INT_RGB), format, file)
        val shot = pictures.shotOf(file) as PersonResult.Shot
        assertEquals(listOf(type, 40, 30), listOf(shot.type, shot.width, shot.height))
        assertTrue(file.exists() && shot.file != file && shot.file.length() == file.length())
    }

    @Test
    fun `Given no picture, nothing comes of it and nothing is left`() {
        val file = File(folder, "text.jpg").apply { writeText("no picture") }
        assertEquals(ErrorCode.FAILED, (pictures.shotOf(file) as PersonResult.Failed).code)
        assertEquals(0, File(folder, "pictures").listFiles().orEmpty().size)
    }

    @Test
    fun `Given no file at all, one is drawn`() {
        val shot = pictures.drawnShot(0.5) as PersonResult.Shot
        assertEquals(0.5, shot.score)
        assertEquals(shot.width to shot.height, ImageIO.read(shot.file).let { it.width to it.height })
    }
}
