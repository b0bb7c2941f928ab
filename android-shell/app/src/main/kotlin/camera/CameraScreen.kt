package cl.luka.shell.app.camera

import cl.luka.shell.app.Shell
import cl.luka.shell.app.screen.Errand
import cl.luka.shell.app.screen.ErrandKind
import cl.luka.shell.app.screen.open
import cl.luka.shell.core.port.Camera
import cl.luka.shell.core.shape.PhotoFacing
import cl.luka.shell.core.shape.PhotoRequest

/** Photos by the phone's own camera app, which knows its lenses best. */
class CameraScreen(private val shell: Shell) : Camera {
    override fun take(ticket: String, request: PhotoRequest) =
        shell.openCamera(ErrandKind.PHOTO, ticket, request.facing)

    override fun close(ticket: String) = shell.errands.close(ticket)
}

/** Opens the camera app for a file of its own. Called on the loop: it touches the disk. */
internal fun Shell.openCamera(kind: ErrandKind, ticket: String, facing: PhotoFacing) {
    val photo = photoFiles.create()
    open(Errand(kind, ticket, photo)) { captureIntent(photoFiles.addressOf(photo), facing) }
}
