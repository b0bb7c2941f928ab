package cl.luka.shell.app.web

import android.graphics.Bitmap
import android.net.Uri
import android.webkit.ConsoleMessage
import android.webkit.GeolocationPermissions
import android.webkit.PermissionRequest
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebView
import cl.luka.shell.app.Shell
import cl.luka.shell.app.activity.FileChooser
import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.uri.ORIGIN

/** The WebChromeClient of the app's view: files, camera and console. */
internal class AppChromeClient(private val shell: Shell, private val fileChooser: FileChooser) :
    WebChromeClient() {
    override fun onShowFileChooser(
        web: WebView,
        callback: ValueCallback<Array<Uri>>,
        params: FileChooserParams
    ): Boolean {
        fileChooser.open(callback, params)
        return true
    }

    /** Grants the camera to the app's own origin; denies everything else. */
    override fun onPermissionRequest(request: PermissionRequest) {
        val isCameraOnly =
            request.resources.orEmpty().toList() == listOf(PermissionRequest.RESOURCE_VIDEO_CAPTURE)
        if (!isCameraOnly || request.origin?.toString()?.removeSuffix("/") != ORIGIN) return request.deny()
        shell.bridge.requestPermissions(setOf(PermissionName.CAMERA)) {
            val isGranted = shell.permissions.isGranted(PermissionName.CAMERA)
            shell.currentActivity.post { if (isGranted) request.grant(request.resources) else request.deny() }
        }
    }

    /** The web app gets the position through the bridge only. */
    override fun onGeolocationPermissionsShowPrompt(
        origin: String,
        callback: GeolocationPermissions.Callback
    ) = callback.invoke(origin, false, false)

    /** Before its first frame a video shows nothing, instead of Android's grey picture of a play button. */
    override fun getDefaultVideoPoster(): Bitmap = Bitmap.createBitmap(1, 1, Bitmap.Config.ARGB_8888)

    /** Console messages may contain personal data: only a debug build logs them. */
    override fun onConsoleMessage(message: ConsoleMessage): Boolean = !shell.isDebuggable
}
