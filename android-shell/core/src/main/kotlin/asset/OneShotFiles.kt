package cl.luka.shell.core.asset

import cl.luka.shell.core.call.randomToken
import cl.luka.shell.core.model.PhotoType
import java.io.File
import java.io.IOException
import java.io.InputStream
import java.nio.file.Files
import java.nio.file.StandardCopyOption

private const val PREFIX = "/once/"
private const val MAX_AGE = 3_600_000L
private val fileName = Regex("[0-9a-f]{32}\\.(jpg|png|webp)")

/**
 * Photos in [folder] that the web app can fetch once each, at an unguessable URL, for an hour at most. They
 * survive the process. Any thread.
 */
class OneShotFiles(private val folder: File, private val clock: () -> Long = System::currentTimeMillis) :
    TemporaryFiles {
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

    /** Deletes all photos. */
    @Synchronized
    override fun clear() = folder.listFiles().orEmpty().forEach { it.delete() }

    /**
     * Deletes the photos that are older than an hour, or dated in the future because the clock was set
     * back.
     */
    @Synchronized
    override fun deleteExpired() {
        val now = clock()
        val valid = now - MAX_AGE..now + MAX_AGE
        folder.listFiles { file -> file.lastModified() !in valid }.orEmpty().forEach { it.delete() }
    }

    private fun fileAt(path: String): File? {
        if (!owns(path) || !fileName.matches(path.removePrefix(PREFIX))) return null
        return File(folder, path.removePrefix(PREFIX)).takeIf(File::isFile)
    }
}
