package cl.luka.shell.app.camera

import android.content.ContentProvider
import android.content.ContentValues
import android.database.Cursor
import android.database.MatrixCursor
import android.net.Uri
import android.os.ParcelFileDescriptor
import android.provider.OpenableColumns
import cl.luka.shell.app.shell
import java.io.File
import java.io.FileNotFoundException

/**
 * Gives a camera app access to the one file that it is asked to write. The provider is not exported: the
 * intent that carries a URI grants access to it. Only files of [PhotoFiles] that still exist are served.
 */
class PhotoProvider : ContentProvider() {
    override fun onCreate(): Boolean = true

    override fun openFile(uri: Uri, mode: String): ParcelFileDescriptor {
        val file = fileAt(uri) ?: throw FileNotFoundException("no such photo")
        return ParcelFileDescriptor.open(file, ParcelFileDescriptor.parseMode(mode))
    }

    override fun getType(uri: Uri): String = "image/jpeg"

    override fun query(
        uri: Uri,
        projection: Array<out String>?,
        selection: String?,
        selectionArgs: Array<out String>?,
        sortOrder: String?
    ): Cursor {
        val cursor = MatrixCursor(arrayOf(OpenableColumns.DISPLAY_NAME, OpenableColumns.SIZE))
        fileAt(uri)?.let { cursor.addRow(arrayOf<Any>("photo.jpg", it.length())) }
        return cursor
    }

    override fun insert(uri: Uri, values: ContentValues?): Uri? = null

    override fun delete(uri: Uri, selection: String?, selectionArgs: Array<out String>?): Int = 0

    override fun update(
        uri: Uri,
        values: ContentValues?,
        selection: String?,
        selectionArgs: Array<out String>?
    ): Int = 0

    private fun fileAt(uri: Uri): File? {
        val photos = context?.shell?.photoFiles ?: return null
        val name = uri.pathSegments.singleOrNull() ?: return null
        return try {
            photos.fileOf(name).takeIf(File::isFile)
        } catch (_: IllegalArgumentException) {
            null
        }
    }
}
