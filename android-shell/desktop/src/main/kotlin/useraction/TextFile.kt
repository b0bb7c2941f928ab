package cl.luka.shell.desktop.useraction

import java.io.File

/** A text in a [file], which survives the process; no text means no file. */
class TextFile(private val file: File) {
    /** The text, or null. */
    fun read(): String? = if (file.exists()) file.readText() else null

    /** Stores [text]; null deletes it. */
    fun write(text: String?) {
        if (text == null) {
            file.delete()
        } else {
            file.absoluteFile.parentFile.mkdirs()
            file.writeText(text)
        }
    }

    /** Returns the text and deletes it. */
    fun take(): String? = read().also { write(null) }
}
