package cl.luka.shell.app.camera

import cl.luka.shell.app.Shell
import cl.luka.shell.app.activity.ActivityRequest
import cl.luka.shell.app.activity.openCamera
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.model.PhotoFacing
import cl.luka.shell.core.model.UserActionResult
import java.io.File

/** A liveness provider. */
fun interface Liveness {
    /** Opens the check. Its result goes to `Bridge.finish` with [requestId]. */
    fun start(requestId: String)
}

/**
 * The default without a provider: a selfie by the camera app with exactly one face. It does not detect
 * whether the subject is live: a photo of a photo passes.
 */
class FaceLiveness(private val shell: Shell) : Liveness {
    override fun start(requestId: String) =
        shell.openCamera(ActivityRequest.Kind.SELFIE, requestId, PhotoFacing.FRONT)
}

/** The selfie in [file] with its score, if it has exactly one face. */
internal fun readSelfie(file: File, faces: FaceFinder): UserActionResult {
    val result = readPhoto(file)
    val selfie = result as? UserActionResult.PhotoTaken ?: return result
    val found = faces.find(file)
    if (found.count == 1) return selfie.copy(score = found.confidence)
    file.delete()
    val message = if (found.count == 0) "no face was found" else "more than one face"
    return UserActionResult.Failed(ErrorCode.FAILED, message)
}
