package cl.luka.shell.app.fake

import android.net.Uri
import java.awt.image.BufferedImage
import java.io.ByteArrayOutputStream
import javax.imageio.ImageIO

/** The photos that a camera app takes. */
object SamplePhotos {
    const val WIDTH = 40
    const val HEIGHT = 30

    /** A photo in that format. */
    fun create(format: String = "jpg", width: Int = WIDTH, height: Int = HEIGHT): ByteArray {
        val bytes = ByteArrayOutputStream()
        ImageIO.write(BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), format, bytes)
        return bytes.toByteArray()
    }

    /** A photo taken sideways: its EXIF orientation is 6. Source: EXIF 2.3, tag 0x0112. */
    fun createSideways(): ByteArray {
        val note = "457869660000" + "4d4d002a00000008" + "0001" + "0112000300000001" + "00060000" + "00000000"
        val body = note.chunked(2).map { it.toInt(16).toByte() }.toByteArray()
        val size = body.size + 2
        val picture = create()
        val head = byteArrayOf(-1, 0xe1.toByte(), (size shr 8).toByte(), size.toByte())
        return picture.copyOf(2) + head + body + picture.copyOfRange(2, picture.size)
    }

    /** Writes to a content URI, as a camera app does. */
    fun write(address: Uri, bytes: ByteArray = create()) {
        checkNotNull(TestPhone.application.contentResolver.openOutputStream(address)).use { it.write(bytes) }
    }
}
