package cl.luka.shell.core.model

import cl.luka.shell.core.message.ErrorCode
import java.io.File
import kotlinx.serialization.Serializable

/** The result of a screen in which the user acted. */
sealed interface UserActionResult {
    /** A photo was taken. The core takes ownership of [file]. [faces] and [score] for liveness only. */
    data class PhotoTaken(
        val file: File,
        val type: PhotoType,
        val width: Int,
        val height: Int,
        val faces: Int? = null,
        val score: Double? = null
    ) : UserActionResult

    /** A contact was picked. */
    data class ContactPicked(val contact: Contact) : UserActionResult

    /** The pay view was closed: by the URL [returnUrl] of the app, or by the user where that is null. */
    data class PaymentClosed(val returnUrl: String?) : UserActionResult

    /** The question for the device's lock was closed. */
    data class LockAsked(val isUnlocked: Boolean) : UserActionResult

    /** No result; [message] is for developers and contains no personal data. */
    data class Failed(val code: ErrorCode, val message: String) : UserActionResult
}

/** A picked contact; [name] may be empty, [phone] is as the address book has it. */
@Serializable
data class Contact(val name: String, val phone: String)
