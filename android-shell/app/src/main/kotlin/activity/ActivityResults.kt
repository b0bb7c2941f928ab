package cl.luka.shell.app.activity

import android.app.Activity
import android.content.ContentResolver
import android.content.Intent
import android.net.Uri
import android.provider.ContactsContract.CommonDataKinds.Phone
import cl.luka.shell.app.Shell
import cl.luka.shell.app.camera.readPhoto
import cl.luka.shell.app.camera.readSelfie
import cl.luka.shell.app.pay.PayActivity
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.model.Contact
import cl.luka.shell.core.model.UserActionResult

private val cancelled = UserActionResult.Failed(ErrorCode.CANCELLED, "closed by the user")

/** What an activity returned; [data] is to be read only if the result [isOk]. */
internal class ActivityResult(val code: Int, val data: Intent?) {
    val isOk get() = code == Activity.RESULT_OK
}

/** Delivers the result of [request] to the bridge. */
internal fun Shell.deliver(request: ActivityRequest, result: ActivityResult, resolver: ContentResolver) =
    // Not on the main thread: photos are read and searched for faces.
    dependencies.loop.post { bridge.finish(request.requestId, readResult(request, result, resolver)) }

/** Whatever happens, the call gets a result: another app's may throw anything, or a photo fill the memory. */
@Suppress("TooGenericExceptionCaught")
private fun Shell.readResult(
    request: ActivityRequest,
    result: ActivityResult,
    resolver: ContentResolver
): UserActionResult {
    if (!result.isOk) {
        request.photo?.let(photoFiles::delete)
        return when {
            request.kind == ActivityRequest.Kind.LOCK -> UserActionResult.LockAsked(false)
            request.kind != ActivityRequest.Kind.PAYMENT -> cancelled
            result.code == PayActivity.RESULT_NOT_OPENED ->
                UserActionResult.Failed(ErrorCode.UNAVAILABLE, "no WebView")
            else -> UserActionResult.PaymentClosed(null)
        }
    }
    return try {
        when (request.kind) {
            ActivityRequest.Kind.PHOTO -> readPhoto(photoFiles.fileOf(request.photo.orEmpty()))
            ActivityRequest.Kind.SELFIE ->
                readSelfie(photoFiles.fileOf(request.photo.orEmpty()), dependencies.faces)
            ActivityRequest.Kind.CONTACT -> readContact(resolver, result.data?.data)
            ActivityRequest.Kind.PAYMENT -> UserActionResult.PaymentClosed(result.data?.dataString)
            ActivityRequest.Kind.LOCK -> UserActionResult.LockAsked(true)
            ActivityRequest.Kind.FILE -> cancelled
        }
    } catch (error: Throwable) {
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
