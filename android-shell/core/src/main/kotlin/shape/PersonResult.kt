package cl.luka.shell.core.shape

import cl.luka.shell.core.message.ErrorCode
import java.io.File

/** What came of a screen in which the person acted. */
sealed interface PersonResult {
    /** A picture was taken; the core takes [file] over. [score] only of liveness. */
    data class Shot(
        val file: File,
        val type: PhotoType,
        val width: Int,
        val height: Int,
        val score: Double? = null
    ) : PersonResult

    /** Somebody was picked. */
    data class Picked(val contact: Contact) : PersonResult

    /** The pay view is gone; [returnedTo] is the address that led back, null where it was closed. */
    data class PayEnded(val returnedTo: String?) : PersonResult

    /** Nothing came of it; [message] is for developers and holds nothing personal. */
    data class Failed(val code: ErrorCode, val message: String) : PersonResult
}
