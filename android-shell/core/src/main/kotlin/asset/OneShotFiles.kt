package cl.luka.shell.core.asset

import cl.luka.shell.core.call.randomToken
import cl.luka.shell.core.shape.PhotoType
import java.io.File
import java.io.IOException
import java.io.InputStream
import java.nio.file.Files
import java.nio.file.StandardCopyOption

private const val PREFIX = "/once/"
private const val LONGEST_LIFE = 3_600_000L
private val name = Regex("[0-9a-f]{32}\\.(jpg|png|webp)")

/**
 * Pictures in [folder] that the page can fetch once each, by an address that nobody can guess; an hour at the
 * most. They outlive the process. Any thread.
 */
class OneShotFiles(private val folder: File, private val clock: () -> Long = System::currentTimeMillis) {
    /** A picture that is being fetched: its file is gone already. */
    class Fetched internal constructor(val type: PhotoType, val size: Long, val stream: InputStream)

    /** Takes [file] over and returns its address on the app's own origin. Throws an IOException. */
    @Synchronized
    fun adopt(file: File, type: PhotoType): String {
        if (!folder.isDirectory && !folder.mkdirs()) throw IOException("no folder for pictures")
        val target = File(folder, "${randomToken()}.${type.extension}")
        Files.move(file.toPath(), target.toPath(), StandardCopyOption.REPLACE_EXISTING)
        target.setLastModified(clock())
        return PREFIX + target.name
    }

    /** The picture at [path] of the origin, this once; null where there is none any more. */
    @Synchronized
    fun fetch(path: String): Fetched? {
        val file = fileAt(path) ?: return null
        val type = PhotoType.entries.find { it.extension == file.extension } ?: return null
        val size = file.length()
        return try {
            // What is open can be read to its end after its name is gone.
            Fetched(type, size, file.inputStream().also { file.delete() })
        } catch (_: IOException) {
            null
        }
    }

    /** True for an address of a picture, whether or not it still exists. */
    fun owns(path: String): Boolean = path.startsWith(PREFIX)

    /** Removes the picture at [path]. */
    @Synchronized
    fun discard(path: String) {
        fileAt(path)?.delete()
    }

    /** Removes all pictures. */
    @Synchronized
    fun clear() = folder.listFiles().orEmpty().forEach { it.delete() }

    /** Removes the pictures that are older than an hour, or of a future that the clock has left. */
    @Synchronized
    fun purge() {
        val now = clock()
        val living = now - LONGEST_LIFE..now + LONGEST_LIFE
        folder.listFiles { file -> file.lastModified() !in living }.orEmpty().forEach { it.delete() }
    }

    private fun fileAt(path: String): File? {
        if (!owns(path) || !name.matches(path.removePrefix(PREFIX))) return null
        return File(folder, path.removePrefix(PREFIX)).takeIf(File::isFile)
    }
}
