package cl.luka.shell.app.camera

import android.content.ClipData
import android.content.Context
import android.content.Intent
import android.net.Uri
import android.provider.MediaStore
import cl.luka.shell.core.asset.TemporaryFiles
import cl.luka.shell.core.call.randomToken
import cl.luka.shell.core.model.PhotoFacing
import java.io.File

private const val SUFFIX = ".photo"
private val safeName = Regex("[0-9a-f]{32}\\.photo")

/**
 * The files that a camera app writes to, until the core takes ownership: after an hour their requests have
 * expired, and the web app has read its files. Not in the cache, which Android empties when a phone is full,
 * also under an open camera.
 */
class PhotoFiles(private val context: Context, clock: () -> Long) :
    TemporaryFiles(File(context.noBackupFilesDir, "camera"), clock) {
    /** Creates an empty file and returns its name. */
    fun create(): String {
        folder.mkdirs()
        return (randomToken() + SUFFIX).also { File(folder, it).createNewFile() }
    }

    /** The file with a name that [create] returned. */
    fun fileOf(name: String): File {
        require(safeName.matches(name)) { "not a name of a photo" }
        return File(folder, name)
    }

    /** The content URI of the file, which [PhotoProvider] serves. */
    fun uriOf(name: String): Uri = Uri.parse("content://${context.packageName}.photos/$name")

    /** Deletes the file. */
    fun delete(name: String) {
        fileOf(name).delete()
    }
}

/**
 * Asks the camera app for one photo, written to [target]. There is no standard extra for the lens to begin
 * with: many camera apps know one of these, and none has to follow it.
 */
internal fun captureIntent(target: Uri, facing: PhotoFacing): Intent {
    val isFront = facing == PhotoFacing.FRONT
    return Intent(MediaStore.ACTION_IMAGE_CAPTURE)
        .putExtra(MediaStore.EXTRA_OUTPUT, target)
        // Android grants the camera app access to this one URI, here and not in an extra.
        .apply { clipData = ClipData.newRawUri("", target) }
        .addFlags(Intent.FLAG_GRANT_WRITE_URI_PERMISSION or Intent.FLAG_GRANT_READ_URI_PERMISSION)
        .putExtra("android.intent.extras.CAMERA_FACING", if (isFront) 1 else 0)
        .putExtra("android.intent.extras.LENS_FACING_FRONT", if (isFront) 1 else 0)
        .putExtra("android.intent.extra.USE_FRONT_CAMERA", isFront)
}
