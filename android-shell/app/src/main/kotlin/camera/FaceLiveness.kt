package cl.luka.shell.app.camera

import cl.luka.shell.app.Shell
import cl.luka.shell.app.activity.ActivityRequest
import cl.luka.shell.app.activity.openCamera
import cl.luka.shell.core.model.PhotoFacing
import cl.luka.shell.core.model.UserActionResult
import java.io.File

/** A liveness provider. */
fun interface Liveness {
    /** Opens the check. Its result goes to `Bridge.finish` with [requestId]. */
    fun start(requestId: String)
}

/**
 * The default without a provider: a selfie by the camera app, with the number of faces that the phone sees.
 * It advises and never refuses, as Android's detector misses faces with glasses, in the dark or at an angle.
 * It does not detect whether the subject is live: a photo of a photo passes.
 */
class FaceLiveness(private val shell: Shell) : Liveness {
    override fun start(requestId: String) =
        shell.openCamera(ActivityRequest.Kind.SELFIE, requestId, PhotoFacing.FRONT)
}

/** The selfie in [file] with the number of faces, where the phone can look. */
internal fun readSelfie(file: File, faces: FaceFinder): UserActionResult {
    val result = readPhoto(file)
    return if (result is UserActionResult.PhotoTaken) result.copy(faces = count(file, faces)) else result
}

@Suppress("TooGenericExceptionCaught") // A detector that fails in any way must not cost the selfie.
private fun count(file: File, faces: FaceFinder): Int? = try {
    faces.count(file)
} catch (_: RuntimeException) {
    null
} catch (_: OutOfMemoryError) {
    null
} catch (_: LinkageError) {
    null
}
