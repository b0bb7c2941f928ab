package cl.luka.shell.app.fake

import android.net.Uri
import java.awt.image.BufferedImage
import java.io.ByteArrayOutputStream
import javax.imageio.ImageIO

/** What a camera app takes. */
object Pictures {
    const val WIDTH = 40
    const val HEIGHT = 30

    /** A picture of that format. */
    fun create(format: String = "jpg"): ByteArray {
        val bytes = ByteArrayOutputStream()
        ImageIO.write(BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB), format, bytes)
        return bytes.toByteArray()
    }

    /** A picture that was taken on its side: its note says how to turn it. Source: EXIF 2.3, tag 0x0112. */
    fun createLying(): ByteArray {
        val note = "457869660000" + "4d4d002a00000008" + "0001" + "0112000300000001" + "00060000" + "00000000"
        val body = note.chunked(2).map { it.toInt(16).toByte() }.toByteArray()
        val size = body.size + 2
        val picture = create()
        val head = byteArrayOf(-1, 0xe1.toByte(), (size shr 8).toByte(), size.toByte())
        return picture.copyOf(2) + head + body + picture.copyOfRange(2, picture.size)
    }

    /** The camera app writes to the address that it was lent. */
    fun write(address: Uri, bytes: ByteArray = create()) {
        checkNotNull(TestPhone.application.contentResolver.openOutputStream(address)).use { it.write(bytes) }
    }
}
