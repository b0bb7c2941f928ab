package cl.luka.shell.desktop.person

import java.io.File

/** The ticket of a screen that is open, in a [file]: it is still open when the process has died. */
class TicketFile(private val file: File) {
    /** Null while the screen is closed. */
    fun read(): String? = if (file.exists()) file.readText() else null

    /** Keeps [ticket]; null for a closed screen. */
    fun write(ticket: String?) {
        if (ticket == null) {
            file.delete()
        } else {
            file.parentFile.mkdirs()
            file.writeText(ticket)
        }
    }
}
