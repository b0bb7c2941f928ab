package cl.luka.shell.app.camera

import android.media.ExifInterface
import java.io.File
import java.io.IOException

/** How a picture has to be turned to be looked at. */
internal enum class Orientation(val degrees: Float) {
    /** Not at all. */
    UPRIGHT(0f),

    /** To the right. */
    RIGHT(90f),

    /** On its head. */
    DOWN(180f),

    /** To the left. */
    LEFT(270f);

    /** True where width and height change places. */
    val isLying: Boolean get() = this == RIGHT || this == LEFT
}

/** What the picture's own note says; mirrored ones count as those that are not. */
internal fun orientationOf(file: File): Orientation {
    val note =
        try {
            ExifInterface(file.path).getAttributeInt(ExifInterface.TAG_ORIENTATION, 0)
        } catch (_: IOException) {
            0
        }
    return when (note) {
        ExifInterface.ORIENTATION_ROTATE_90, ExifInterface.ORIENTATION_TRANSVERSE -> Orientation.RIGHT
        ExifInterface.ORIENTATION_ROTATE_180, ExifInterface.ORIENTATION_FLIP_VERTICAL -> Orientation.DOWN
        ExifInterface.ORIENTATION_ROTATE_270, ExifInterface.ORIENTATION_TRANSPOSE -> Orientation.LEFT
        else -> Orientation.UPRIGHT
    }
}
