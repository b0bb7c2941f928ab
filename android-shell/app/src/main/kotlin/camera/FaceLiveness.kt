package cl.luka.shell.app.camera

import cl.luka.shell.app.Shell
import cl.luka.shell.app.screen.ErrandKind
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.port.Liveness
import cl.luka.shell.core.shape.PersonResult
import cl.luka.shell.core.shape.PhotoFacing
import java.io.File

/**
 * The liveness of a phone without a provider of such: a selfie by the camera app, on which one face is
 * found. It claims no more than that: a photo of a photo passes.
 */
class FaceLiveness(private val shell: Shell) : Liveness {
    override fun start(ticket: String) = shell.openCamera(ErrandKind.SELFIE, ticket, PhotoFacing.FRONT)

    override fun close(ticket: String) = shell.errands.close(ticket)
}

/** The selfie in [file] with its score, if just one face is on it. */
internal fun checkSelfie(file: File, faces: FaceFinder): PersonResult {
    val result = readPhoto(file)
    val shot = result as? PersonResult.Shot ?: return result
    val found = faces.find(file)
    if (found.count == 1) return shot.copy(score = found.confidence)
    file.delete()
    return PersonResult.Failed(
        ErrorCode.FAILED,
        if (found.count ==
            0
        ) {
            "no face was found"
        } else {
            "more than one face"
        }
    )
}
