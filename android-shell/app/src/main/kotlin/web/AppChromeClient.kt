package cl.luka.shell.app.web

import android.net.Uri
import android.webkit.ConsoleMessage
import android.webkit.GeolocationPermissions
import android.webkit.PermissionRequest
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebView
import cl.luka.shell.app.ORIGIN
import cl.luka.shell.app.Shell
import cl.luka.shell.app.screen.FileChooser
import cl.luka.shell.core.shape.PermissionName

/** What a page asks of the phone beside the bridge. */
internal class AppChromeClient(private val shell: Shell, private val chooser: FileChooser) :
    WebChromeClient() {
    override fun onShowFileChooser(
        web: WebView,
        answer: ValueCallback<Array<Uri>>,
        params: FileChooserParams
    ): Boolean {
        chooser.open(answer, params)
        return true
    }

    /** The camera for the app's own page, and nothing else for anybody. */
    override fun onPermissionRequest(request: PermissionRequest) {
        val isCameraOnly =
            request.resources.orEmpty().toList() == listOf(PermissionRequest.RESOURCE_VIDEO_CAPTURE)
        if (!isCameraOnly || request.origin?.toString()?.removeSuffix("/") != ORIGIN) return request.deny()
        shell.bridge.askPerson(setOf(PermissionName.CAMERA)) {
            shell.stage.run {
                if (shell.permissions.isGranted(
                        PermissionName.CAMERA
                    )
                ) {
                    request.grant(request.resources)
                } else {
                    request.deny()
                }
            }
        }
    }

    /** The place is asked for through the bridge only. */
    override fun onGeolocationPermissionsShowPrompt(origin: String, answer: GeolocationPermissions.Callback) =
        answer.invoke(origin, false, false)

    /** What a page writes to its console may be about the person: a build for people does not log it. */
    override fun onConsoleMessage(message: ConsoleMessage): Boolean = !shell.isDebuggable
}
