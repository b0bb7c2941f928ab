package cl.luka.shell.app.screen

import android.content.Context
import android.content.Intent
import cl.luka.shell.app.Shell
import cl.luka.shell.app.camera.checkSelfie
import cl.luka.shell.app.camera.readPhoto
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.shape.PersonResult

/** Opens the screen of [errand] on the main thread; the page is told where that is not possible. */
internal fun Shell.open(errand: Errand, intent: (Context) -> Intent) = stage.run { activity ->
    val refusal = if (activity ==
        null
    ) {
        ErrorCode.UNAVAILABLE
    } else {
        errands.start(activity, errand, intent(activity))
    }
    if (refusal != null) {
        errand.photo?.let(photoFiles::remove)
        bridge.finish(errand.ticket, PersonResult.Failed(refusal, "no screen for it"))
    }
}

/** What a screen left: [data] counts only where it [isDone]. */
internal class ScreenResult(val isDone: Boolean, val data: Intent?)

/** Hands on what came of the screen that was open under [code]; null where nobody waits for it. */
internal fun Shell.finish(code: Int, result: ScreenResult, context: Context): Errand? {
    val errand = errands.end(code) ?: return null
    if (errand.kind == ErrandKind.FILE) return errand
    // Pictures are read and looked at: not on the main thread.
    parts.loop.post { bridge.finish(errand.ticket, readResult(errand, result, context)) }
    return errand
}

@Suppress("TooGenericExceptionCaught") // Another app's result: whatever reading it throws is its failure.
private fun Shell.readResult(errand: Errand, result: ScreenResult, context: Context): PersonResult {
    if (!result.isDone) {
        errand.photo?.let(photoFiles::remove)
        return if (errand.kind == ErrandKind.PAYMENT) PersonResult.PayEnded(null) else cancelled
    }
    return try {
        when (errand.kind) {
            ErrandKind.PHOTO -> readPhoto(photoFiles.fileOf(errand.photo.orEmpty()))
            ErrandKind.SELFIE -> checkSelfie(photoFiles.fileOf(errand.photo.orEmpty()), parts.faces)
            ErrandKind.CONTACT -> readContact(context.contentResolver, result.data?.data)
            ErrandKind.PAYMENT -> PersonResult.PayEnded(result.data?.dataString)
            ErrandKind.FILE -> cancelled
        }
    } catch (error: RuntimeException) {
        PersonResult.Failed(ErrorCode.FAILED, error.javaClass.simpleName)
    }
}

private val cancelled = PersonResult.Failed(ErrorCode.CANCELLED, "closed by the person")
