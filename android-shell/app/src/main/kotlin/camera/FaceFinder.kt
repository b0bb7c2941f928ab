package cl.luka.shell.app.camera

import android.graphics.Bitmap
import android.graphics.BitmapFactory
import android.graphics.Matrix
import android.media.FaceDetector
import java.io.File

private const val MAX_SIDE = 1_024
private const val MAX_FACES = 3

/** Finds faces in a photo. */
fun interface FaceFinder {
    /** The number of faces in [file]; null where it cannot be read. Slow: not on the main thread. */
    fun count(file: File): Int?
}

/** Android's own detector: it finds upright faces that look at the camera, and recognizes nobody. */
object SystemFaceFinder : FaceFinder {
    override fun count(file: File): Int? {
        val bitmap = decodeForDetector(file) ?: return null
        val found = arrayOfNulls<FaceDetector.Face>(MAX_FACES)
        return FaceDetector(bitmap.width, bitmap.height, MAX_FACES).findFaces(bitmap, found)
    }
}

/**
 * The photo in [file] as the detector requires it: upright, in RGB_565, of an even width; and of 1,024 px at
 * the most, as a full photo takes 24 MB.
 */
internal fun decodeForDetector(file: File): Bitmap? {
    val size = BitmapFactory.Options().apply { inJustDecodeBounds = true }
    BitmapFactory.decodeFile(file.path, size)
    val options =
        BitmapFactory.Options().apply {
            inSampleSize = sampleSizeOf(maxOf(size.outWidth, size.outHeight))
            inPreferredConfig = Bitmap.Config.RGB_565
        }
    val raw = BitmapFactory.decodeFile(file.path, options) ?: return null
    val rotation = Matrix().apply { setRotate(rotationOf(file).toFloat()) }
    val upright = Bitmap.createBitmap(raw, 0, 0, raw.width, raw.height, rotation, false)
    val even = Bitmap.createBitmap(upright, 0, 0, upright.width - upright.width % 2, upright.height)
    return even.copy(Bitmap.Config.RGB_565, false)
}

/** The smallest power of two that brings [side], rounded up, to the maximum: the decoder takes no others. */
private fun sampleSizeOf(side: Int): Int {
    var sample = 1
    while (side > MAX_SIDE * sample) sample *= 2
    return sample
}
