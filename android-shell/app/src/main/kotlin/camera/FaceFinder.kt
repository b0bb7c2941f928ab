package cl.luka.shell.app.camera

import android.graphics.Bitmap
import android.graphics.BitmapFactory
import android.graphics.Matrix
import android.media.FaceDetector
import java.io.File

private const val LONGEST_SIDE = 1_024
private const val MOST_FACES = 3

/** Finds faces on a picture. */
fun interface FaceFinder {
    /** The faces on the picture in [file]. It takes a while: not on the main thread. */
    fun find(file: File): Faces
}

/** How many faces there are, and how sure the first of them is, from 0 to 1. */
data class Faces(val count: Int, val confidence: Double)

/** Android's own detector: it finds faces that look at the camera, upright, and knows nobody. */
object SystemFaceFinder : FaceFinder {
    override fun find(file: File): Faces {
        val picture = readUpright(file) ?: return Faces(0, 0.0)
        val found = arrayOfNulls<FaceDetector.Face>(MOST_FACES)
        val count = FaceDetector(picture.width, picture.height, MOST_FACES).findFaces(picture, found)
        return Faces(count, found.firstOrNull()?.confidence()?.toDouble() ?: 0.0)
    }

    /** Small, upright, in the one format that the detector reads, of an even width as it demands. */
    private fun readUpright(file: File): Bitmap? {
        val size = BitmapFactory.Options().apply { inJustDecodeBounds = true }
        BitmapFactory.decodeFile(file.path, size)
        val options =
            BitmapFactory.Options().apply {
                inSampleSize = Integer.highestOneBit(maxOf(size.outWidth, size.outHeight) / LONGEST_SIDE)
                inPreferredConfig = Bitmap.Config.RGB_565
            }
        val raw = BitmapFactory.decodeFile(file.path, options) ?: return null
        val turn = Matrix().apply { setRotate(orientationOf(file).degrees) }
        val upright = Bitmap.createBitmap(raw, 0, 0, raw.width, raw.height, turn, false)
        val even = Bitmap.createBitmap(upright, 0, 0, upright.width - upright.width % 2, upright.height)
        return even.copy(Bitmap.Config.RGB_565, false)
    }
}
