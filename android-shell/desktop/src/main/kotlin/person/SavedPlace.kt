package cl.luka.shell.desktop.person

import java.io.File

/**
 * Where the person was when the app went out of sight, in a [file]: what Android gives back to an app that
 * it brings back after it has ended its process.
 */
class SavedPlace(private val file: File) {
    /** Keeps [url]; null for an app that is in sight. */
    fun write(url: String?) {
        if (url == null) {
            file.delete()
        } else {
            file.absoluteFile.parentFile.mkdirs()
            file.writeText(url)
        }
    }

    /** The place, this once. */
    fun take(): String? = if (file.exists()) file.readText().also { file.delete() } else null
}
