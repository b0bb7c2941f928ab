package cl.luka.shell.app.camera

import android.graphics.BitmapFactory
import android.media.ExifInterface
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.model.PhotoType
import cl.luka.shell.core.model.UserActionResult
import java.io.File
import java.io.IOException

/** The photo in [file]: its type by its content, its size after rotation. Deletes a file that is no photo. */
internal fun readPhoto(file: File): UserActionResult {
    val bounds = BitmapFactory.Options().apply { inJustDecodeBounds = true }
    BitmapFactory.decodeFile(file.path, bounds)
    val type = PhotoType.entries.find { it.mime == bounds.outMimeType }
    if (type == null || bounds.outWidth <= 0 || bounds.outHeight <= 0) {
        file.delete()
        return UserActionResult.Failed(ErrorCode.FAILED, "the camera wrote no readable photo")
    }
    val isSideways = rotationOf(file) % 180 != 0
    val width = if (isSideways) bounds.outHeight else bounds.outWidth
    val height = if (isSideways) bounds.outWidth else bounds.outHeight
    return UserActionResult.PhotoTaken(file, type, width, height)
}

/** The rotation in degrees that makes the photo upright, by its EXIF orientation. Mirroring is ignored. */
internal fun rotationOf(file: File): Int {
    val orientation =
        try {
            ExifInterface(file.path).getAttributeInt(ExifInterface.TAG_ORIENTATION, 0)
        } catch (_: IOException) {
            0
        }
    return when (orientation) {
        ExifInterface.ORIENTATION_ROTATE_90, ExifInterface.ORIENTATION_TRANSVERSE -> 90
        ExifInterface.ORIENTATION_ROTATE_180, ExifInterface.ORIENTATION_FLIP_VERTICAL -> 180
        ExifInterface.ORIENTATION_ROTATE_270, ExifInterface.ORIENTATION_TRANSPOSE -> 270
        else -> 0
    }
}
