package cl.luka.shell.app.activity

import android.content.ContentResolver
import android.content.Intent
import android.net.Uri
import android.provider.ContactsContract.CommonDataKinds.Phone
import cl.luka.shell.app.Shell
import cl.luka.shell.app.camera.readPhoto
import cl.luka.shell.app.camera.readSelfie
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.model.Contact
import cl.luka.shell.core.model.UserActionResult

private val cancelled = UserActionResult.Failed(ErrorCode.CANCELLED, "closed by the user")

/** What an activity returned; [data] is to be read only if the result [isOk]. */
internal class ActivityResult(val isOk: Boolean, val data: Intent?)

/** Delivers the result of [request] to the bridge. */
internal fun Shell.deliver(request: ActivityRequest, result: ActivityResult, resolver: ContentResolver) =
    // Not on the main thread: photos are read and searched for faces.
    dependencies.loop.post { bridge.finish(request.requestId, readResult(request, result, resolver)) }

@Suppress("TooGenericExceptionCaught") // The result is from another app: reading it may throw anything.
private fun Shell.readResult(
    request: ActivityRequest,
    result: ActivityResult,
    resolver: ContentResolver
): UserActionResult {
    if (!result.isOk) {
        request.photo?.let(photoFiles::delete)
        val isPayment = request.kind == ActivityRequest.Kind.PAYMENT
        return if (isPayment) UserActionResult.PaymentClosed(null) else cancelled
    }
    return try {
        when (request.kind) {
            ActivityRequest.Kind.PHOTO -> readPhoto(photoFiles.fileOf(request.photo.orEmpty()))
            ActivityRequest.Kind.SELFIE ->
                readSelfie(photoFiles.fileOf(request.photo.orEmpty()), dependencies.faces)
            ActivityRequest.Kind.CONTACT -> readContact(resolver, result.data?.data)
            ActivityRequest.Kind.PAYMENT -> UserActionResult.PaymentClosed(result.data?.dataString)
            ActivityRequest.Kind.FILE -> cancelled
        }
    } catch (error: RuntimeException) {
        UserActionResult.Failed(ErrorCode.FAILED, error.javaClass.simpleName)
    }
}

/** Reads the number that was picked; not every picker returns one. */
private fun readContact(resolver: ContentResolver, uri: Uri?): UserActionResult {
    val columns = arrayOf(Phone.DISPLAY_NAME, Phone.NUMBER)
    val cursor = uri?.let { resolver.query(it, columns, null, null, null) }
    val contact = cursor?.use {
        if (it.moveToFirst()) Contact(it.getString(0).orEmpty(), it.getString(1).orEmpty()) else null
    }
    return contact?.let(UserActionResult::ContactPicked)
        ?: UserActionResult.Failed(ErrorCode.FAILED, "no such contact")
}
