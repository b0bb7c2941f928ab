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

    /** The camera app writes to the address that it was lent. */
    fun write(address: Uri, bytes: ByteArray = create()) {
        checkNotNull(TestPhone.application.contentResolver.openOutputStream(address)).use { it.write(bytes) }
    }
}
