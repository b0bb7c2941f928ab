package cl.luka.shell.core.asset

import cl.luka.shell.core.call.randomToken
import cl.luka.shell.core.model.PhotoType
import java.io.File
import java.io.IOException
import java.io.InputStream
import java.nio.file.Files
import java.nio.file.StandardCopyOption

private const val PREFIX = "/once/"
private val fileName = Regex("[0-9a-f]{32}\\.(jpg|png|webp)")

/** Photos that the web app can fetch once each, at an unguessable URL. */
class OneShotFiles(folder: File, clock: () -> Long = System::currentTimeMillis) :
    TemporaryFiles(folder, clock) {
    /** A photo that is being fetched: its file is deleted already. */
    class Fetched internal constructor(val type: PhotoType, val size: Long, val stream: InputStream)

    /** Moves [file] into the folder and returns its path on the app's own origin. Throws an IOException. */
    @Synchronized
    fun add(file: File, type: PhotoType): String {
        if (!folder.isDirectory && !folder.mkdirs()) throw IOException("no folder for photos")
        val target = File(folder, "${randomToken()}.${type.extension}")
        Files.move(file.toPath(), target.toPath(), StandardCopyOption.REPLACE_EXISTING)
        target.setLastModified(clock())
        return PREFIX + target.name
    }

    /** Opens the photo at [path] and deletes it; null where there is none. */
    @Synchronized
    fun fetch(path: String): Fetched? {
        val file = fileAt(path) ?: return null
        val type = PhotoType.entries.find { it.extension == file.extension } ?: return null
        val size = file.length()
        return try {
            // An open file can be read to its end after it was deleted.
            Fetched(type, size, file.inputStream().also { file.delete() })
        } catch (_: IOException) {
            null
        }
    }

    /** True for the path of a photo, whether or not it still exists. */
    fun owns(path: String): Boolean = path.startsWith(PREFIX)

    /** Deletes the photo at [path]. */
    @Synchronized
    fun delete(path: String) {
        fileAt(path)?.delete()
    }

    private fun fileAt(path: String): File? {
        if (!owns(path) || !fileName.matches(path.removePrefix(PREFIX))) return null
        return File(folder, path.removePrefix(PREFIX)).takeIf(File::isFile)
    }
}
