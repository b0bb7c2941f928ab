package cl.luka.shell.app.camera

import android.content.Context
import android.net.Uri
import cl.luka.shell.core.call.randomToken
import java.io.File

private const val LONGEST_LIFE = 3_600_000L
private const val SUFFIX = ".photo"
private val safeName = Regex("[0-9a-f]{32}\\.photo")

/** The files that a camera app writes to, until the core takes them over; an hour at the most. Any thread. */
class PhotoFiles(private val context: Context, private val clock: () -> Long) {
    private val folder get() = File(context.cacheDir, "camera")

    /** The name of a new, empty file. */
    fun create(): String {
        folder.mkdirs()
        return (randomToken() + SUFFIX).also { File(folder, it).createNewFile() }
    }

    /** The file of that name, which [create] once gave out. */
    fun fileOf(name: String): File {
        require(safeName.matches(name)) { "not a name of a picture" }
        return File(folder, name)
    }

    /** The address under which another app may write to it, once it is granted. */
    fun addressOf(name: String): Uri = Uri.parse("content://${context.packageName}.photos/$name")

    /** Nobody wants it any more. */
    fun remove(name: String) {
        fileOf(name).delete()
    }

    /** Removes what a camera left an hour ago or longer: the page asks no more. */
    fun purge() {
        val now = clock()
        val old = folder.listFiles { file -> file.lastModified() !in now - LONGEST_LIFE..now + LONGEST_LIFE }
        old.orEmpty().forEach { it.delete() }
    }
}
