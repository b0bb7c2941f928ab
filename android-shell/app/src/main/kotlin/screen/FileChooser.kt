package cl.luka.shell.app.screen

import android.content.ContentResolver
import android.content.Intent
import android.net.Uri
import android.webkit.ValueCallback
import android.webkit.WebChromeClient.FileChooserParams
import cl.luka.shell.app.MainActivity
import cl.luka.shell.app.Shell
import cl.luka.shell.app.camera.captureIntent
import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.PhotoFacing
import java.io.IOException

/** Files for the inputs of a page, one question at a time: `capture` opens the camera. Main thread only. */
internal class FileChooser(private val shell: Shell, private val activity: MainActivity) {
    private var answer: ValueCallback<Array<Uri>>? = null

    /** Asks the person for what [params] say. [answer] is called once, with null for nothing. */
    fun open(answer: ValueCallback<Array<Uri>>, params: FileChooserParams) {
        end(null)
        this.answer = answer
        if (isPhoto(
                params
            )
        ) {
            capture(answer)
        } else {
            start(Errand(ErrandKind.FILE, TICKET), params.createIntent())
        }
    }

    /** The screen of [errand] is over. */
    fun finish(errand: Errand, result: ScreenResult) {
        val photo = errand.photo
        when {
            !result.isDone -> {
                photo?.let(shell.photoFiles::remove)
                end(null)
            }
            photo != null -> end(arrayOf(shell.photoFiles.addressOf(photo)))
            else -> end(lentOnes(result.data))
        }
    }

    private fun capture(asked: ValueCallback<Array<Uri>>) =
        shell.bridge.askPerson(setOf(PermissionName.CAMERA)) {
            val photo = if (shell.permissions.isGranted(PermissionName.CAMERA)) createPhoto() else null
            shell.stage.run {
                when {
                    photo == null -> if (asked === answer) end(null)
                    asked !== answer -> shell.photoFiles.remove(photo)
                    else -> {
                        val target = shell.photoFiles.addressOf(photo)
                        start(Errand(ErrandKind.FILE, TICKET, photo), captureIntent(target, PhotoFacing.BACK))
                    }
                }
            }
        }

    /** Null on a disk that is full. */
    private fun createPhoto(): String? = try {
        shell.photoFiles.create()
    } catch (_: IOException) {
        null
    }

    private fun start(errand: Errand, intent: Intent) {
        if (shell.errands.start(activity, errand, intent) != null) end(null)
    }

    private fun end(files: Array<Uri>?) {
        answer?.onReceiveValue(files)
        answer = null
    }

    private fun isPhoto(params: FileChooserParams) =
        params.isCaptureEnabled && params.acceptTypes.orEmpty().any { it.startsWith("image/") }

    /** What another app lends of its own. A path, or an address of ours, would be the app's own secrets. */
    private fun lentOnes(data: Intent?): Array<Uri>? {
        val clip = data?.clipData
        val many = clip?.let { List(it.itemCount) { at -> it.getItemAt(at).uri } }
        val lent = (many ?: listOf(data?.data)).filterNotNull().filter(::isLent)
        return lent.toTypedArray().ifEmpty { null }
    }

    private fun isLent(file: Uri) =
        file.scheme == ContentResolver.SCHEME_CONTENT && file.host?.startsWith(activity.packageName) == false

    private companion object {
        /** The bridge knows no call of it. */
        const val TICKET = "file"
    }
}
