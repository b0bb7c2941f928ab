package cl.luka.shell.app.activity

import android.content.ContentResolver
import android.content.Intent
import android.net.Uri
import android.webkit.ValueCallback
import android.webkit.WebChromeClient.FileChooserParams
import android.widget.Toast
import cl.luka.shell.app.MainActivity
import cl.luka.shell.app.R
import cl.luka.shell.app.Shell
import cl.luka.shell.app.camera.captureIntent
import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.PhotoFacing
import java.io.IOException

/** Not the id of any bridge call. */
private const val REQUEST_ID = "file"

/**
 * Chooses files for the file inputs of the web app, one at a time; `capture` opens the camera. Main thread
 * only.
 */
internal class FileChooser(private val shell: Shell, private val activity: MainActivity) {
    private var callback: ValueCallback<Array<Uri>>? = null

    /** Opens the chooser that [params] describe. [callback] is called once, with null for no file. */
    fun open(callback: ValueCallback<Array<Uri>>, params: FileChooserParams) {
        finish(null)
        this.callback = callback
        if (isPhoto(params)) {
            capture(callback)
        } else {
            start(ActivityRequest(ActivityRequest.Kind.FILE, REQUEST_ID), params.createIntent())
        }
    }

    /** The activity of [request] returned [result]. */
    fun finish(request: ActivityRequest, result: ActivityResult) {
        val photo = request.photo
        when {
            !result.isOk -> {
                photo?.let(shell.photoFiles::delete)
                finish(null)
            }
            photo != null -> finish(arrayOf(shell.photoFiles.uriOf(photo)))
            else -> finish(foreignFiles(result.data, activity.packageName))
        }
    }

    private fun capture(callback: ValueCallback<Array<Uri>>) =
        shell.bridge.requestPermissions(setOf(PermissionName.CAMERA)) {
            val photo = if (shell.permissions.isGranted(PermissionName.CAMERA)) createPhoto() else null
            shell.currentActivity.post {
                val isReplaced = callback !== this.callback
                when {
                    photo == null -> if (!isReplaced) finish(null)
                    isReplaced -> shell.photoFiles.delete(photo)
                    else -> {
                        val intent = captureIntent(shell.photoFiles.uriOf(photo), PhotoFacing.BACK)
                        start(ActivityRequest(ActivityRequest.Kind.FILE, REQUEST_ID, photo), intent)
                    }
                }
            }
        }

    /** Null on a full disk. */
    private fun createPhoto(): String? = try {
        shell.photoFiles.create()
    } catch (_: IOException) {
        null
    }

    private fun start(request: ActivityRequest, intent: Intent) {
        if (shell.activityRequests.start(activity, request, intent) != null) finish(null)
    }

    private fun finish(files: Array<Uri>?) {
        // The process has died under the chooser, and with it the page's input.
        if (callback == null && files != null) {
            Toast.makeText(activity, R.string.file_lost, Toast.LENGTH_LONG).show()
        }
        callback?.onReceiveValue(files)
        callback = null
    }

    private fun isPhoto(params: FileChooserParams) =
        params.isCaptureEnabled && params.acceptTypes.orEmpty().any { it.startsWith("image/") }
}

/**
 * The files of other apps that a chooser returned. A path, or a URI of our own provider, would expose the
 * app's private files.
 */
internal fun foreignFiles(data: Intent?, ownPackage: String): Array<Uri>? {
    val clip = data?.clipData
    val all = clip?.let { List(it.itemCount) { at -> it.getItemAt(at).uri } } ?: listOf(data?.data)
    val foreign =
        all.filterNotNull().filter {
            it.scheme == ContentResolver.SCHEME_CONTENT && it.host?.startsWith(ownPackage) == false
        }
    return foreign.toTypedArray().ifEmpty { null }
}
