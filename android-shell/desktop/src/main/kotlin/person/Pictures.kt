package cl.luka.shell.desktop.person

import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.shape.PersonResult
import cl.luka.shell.core.shape.PhotoType
import java.awt.Color
import java.awt.image.BufferedImage
import java.io.File
import java.io.IOException
import java.util.UUID
import javax.imageio.ImageIO

private const val WIDTH = 1600
private const val HEIGHT = 1000

/** The pictures that the camera takes; they are handed on as copies in [folder]. */
class Pictures(private val folder: File) {
    /** A copy of [file], a JPEG or PNG, as a camera would leave it. */
    fun shotOf(file: File, score: Double? = null): PersonResult = try {
        folder.mkdirs()
        val copy = file.copyTo(File(folder, UUID.randomUUID().toString()))
        read(copy, score) ?: PersonResult.Failed(ErrorCode.FAILED, "no JPEG or PNG").also { copy.delete() }
    } catch (_: IOException) {
        PersonResult.Failed(ErrorCode.FAILED, "the picture cannot be read")
    }

    /** A picture of something like a card, drawn on the spot: in no place and of nobody. */
    fun drawnShot(score: Double? = null): PersonResult {
        val image = BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB)
        val pen = image.createGraphics()
        pen.color = Color(0xCC, 0xDD, 0xEE)
        pen.fillRect(0, 0, WIDTH, HEIGHT)
        pen.color = Color(0x22, 0x33, 0x44)
        pen.fillOval(WIDTH / 8, HEIGHT / 4, HEIGHT / 3, HEIGHT / 3)
        for (line in 1..4) pen.fillRect(WIDTH / 2, HEIGHT * line / 6, WIDTH / 3, HEIGHT / 24)
        pen.dispose()
        folder.mkdirs()
        val file = File(folder, UUID.randomUUID().toString())
        ImageIO.write(image, "jpg", file)
        return PersonResult.Shot(file, PhotoType.JPEG, WIDTH, HEIGHT, score)
    }

    /** Reads type and size, and none of the pixels. */
    private fun read(file: File, score: Double?): PersonResult.Shot? {
        ImageIO.createImageInputStream(file).use { stream ->
            val reader = ImageIO.getImageReaders(stream).asSequence().firstOrNull() ?: return null
            val type = types[reader.formatName.lowercase()] ?: return null
            reader.input = stream
            return PersonResult.Shot(file, type, reader.getWidth(0), reader.getHeight(0), score)
                .also { reader.dispose() }
        }
    }

    private companion object {
        val types = mapOf("jpeg" to PhotoType.JPEG, "jpg" to PhotoType.JPEG, "png" to PhotoType.PNG)
    }
}
