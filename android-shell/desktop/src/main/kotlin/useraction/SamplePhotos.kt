package cl.luka.shell.desktop.useraction

import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.model.PhotoType
import cl.luka.shell.core.model.UserActionResult
import java.awt.Color
import java.awt.image.BufferedImage
import java.io.File
import java.io.IOException
import java.util.UUID
import java.util.concurrent.atomic.AtomicInteger
import javax.imageio.ImageIO

private const val WIDTH = 1600
private const val HEIGHT = 1000

/** The photos of the simulated camera, written to [folder]. */
class SamplePhotos(private val folder: File) {
    private val drawn = AtomicInteger()

    /** A copy of [file], which is a JPEG or PNG. */
    fun copyOf(file: File, faces: Int?): UserActionResult = try {
        folder.mkdirs()
        val copy = file.copyTo(File(folder, UUID.randomUUID().toString()))
        read(copy, faces)
            ?: UserActionResult.Failed(ErrorCode.FAILED, "no JPEG or PNG").also { copy.delete() }
    } catch (_: IOException) {
        UserActionResult.Failed(ErrorCode.FAILED, "the photo cannot be read")
    }

    /** A generated drawing of a card, of no place and no person, another one each time. */
    fun generate(faces: Int?): UserActionResult {
        val image = BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB)
        val graphics = image.createGraphics()
        graphics.color = Color(0xCC, 0xDD, 0xEE)
        graphics.fillRect(0, 0, WIDTH, HEIGHT)
        graphics.color = Color(0x22, 0x33, 0x44)
        graphics.fillOval(WIDTH / 8, HEIGHT / 4, HEIGHT / 3, HEIGHT / 3)
        val indent = drawn.getAndIncrement() % 10 * WIDTH / 40
        for (line in 1..4) graphics.fillRect(WIDTH / 2, HEIGHT * line / 6, WIDTH / 3 - indent, HEIGHT / 24)
        graphics.dispose()
        folder.mkdirs()
        val file = File(folder, UUID.randomUUID().toString())
        ImageIO.write(image, "jpg", file)
        return UserActionResult.PhotoTaken(file, PhotoType.JPEG, WIDTH, HEIGHT, faces)
    }

    /** Reads type and size without decoding the pixels. */
    private fun read(file: File, faces: Int?): UserActionResult.PhotoTaken? {
        ImageIO.createImageInputStream(file).use { stream ->
            val reader = ImageIO.getImageReaders(stream).asSequence().firstOrNull() ?: return null
            val type = types[reader.formatName.lowercase()] ?: return null
            reader.input = stream
            return UserActionResult.PhotoTaken(file, type, reader.getWidth(0), reader.getHeight(0), faces)
                .also { reader.dispose() }
        }
    }

    private companion object {
        val types = mapOf("jpeg" to PhotoType.JPEG, "jpg" to PhotoType.JPEG, "png" to PhotoType.PNG)
    }
}
