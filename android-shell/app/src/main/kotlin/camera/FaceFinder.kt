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
    /** The faces in [file]. Slow: not on the main thread. */
    fun find(file: File): Faces
}

/** Number of faces, and the confidence of the first one, from 0 to 1. */
data class Faces(val count: Int, val confidence: Double)

/** Android's own detector: it finds upright faces that look at the camera, and recognizes nobody. */
object SystemFaceFinder : FaceFinder {
    override fun find(file: File): Faces {
        val bitmap = decodeUpright(file) ?: return Faces(0, 0.0)
        val found = arrayOfNulls<FaceDetector.Face>(MAX_FACES)
        val count = FaceDetector(bitmap.width, bitmap.height, MAX_FACES).findFaces(bitmap, found)
        return Faces(count, found.firstOrNull()?.confidence()?.toDouble() ?: 0.0)
    }

    /** Scaled down and upright; the detector requires RGB_565 and an even width. */
    private fun decodeUpright(file: File): Bitmap? {
        val size = BitmapFactory.Options().apply { inJustDecodeBounds = true }
        BitmapFactory.decodeFile(file.path, size)
        val options =
            BitmapFactory.Options().apply {
                inSampleSize = Integer.highestOneBit(maxOf(size.outWidth, size.outHeight) / MAX_SIDE)
                inPreferredConfig = Bitmap.Config.RGB_565
            }
        val raw = BitmapFactory.decodeFile(file.path, options) ?: return null
        val rotation = Matrix().apply { setRotate(rotationOf(file).toFloat()) }
        val upright = Bitmap.createBitmap(raw, 0, 0, raw.width, raw.height, rotation, false)
        val even = Bitmap.createBitmap(upright, 0, 0, upright.width - upright.width % 2, upright.height)
        return even.copy(Bitmap.Config.RGB_565, false)
    }
}
