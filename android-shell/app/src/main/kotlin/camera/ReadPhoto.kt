package cl.luka.shell.app.camera

import android.graphics.BitmapFactory
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.shape.PersonResult
import cl.luka.shell.core.shape.PhotoType
import java.io.File

/** What a camera left in [file]: its type by its bytes, its size as it is looked at. */
internal fun readPhoto(file: File): PersonResult {
    val bounds = BitmapFactory.Options().apply { inJustDecodeBounds = true }
    BitmapFactory.decodeFile(file.path, bounds)
    val type = PhotoType.entries.find { it.mime == bounds.outMimeType }
    if (type == null || bounds.outWidth <= 0 || bounds.outHeight <= 0) {
        file.delete()
        return PersonResult.Failed(ErrorCode.FAILED, "the camera left no picture that can be read")
    }
    val isLying = orientationOf(file).isLying
    val width = if (isLying) bounds.outHeight else bounds.outWidth
    val height = if (isLying) bounds.outWidth else bounds.outHeight
    return PersonResult.Shot(file, type, width, height)
}
