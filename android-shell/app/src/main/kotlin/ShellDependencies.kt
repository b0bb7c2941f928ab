package cl.luka.shell.app

import android.content.Context
import android.webkit.WebSettings
import android.webkit.WebView
import cl.luka.shell.app.camera.FaceFinder
import cl.luka.shell.app.camera.FaceLiveness
import cl.luka.shell.app.camera.Liveness
import cl.luka.shell.app.camera.SystemFaceFinder
import cl.luka.shell.app.web.orNullWithoutWebView
import cl.luka.shell.core.port.Analytics
import cl.luka.shell.core.port.EventLoop

/** What another build of the shell, or a test, can replace. */
class ShellDependencies(
    /** Runs the bridge. */
    val loop: EventLoop,
    /** The default sends and logs nothing. */
    val analytics: Analytics = Analytics { _, _ -> false },
    val liveness: (Shell) -> Liveness = ::FaceLiveness,
    val faces: FaceFinder = SystemFaceFinder,
    /** The user agent of the installed WebView; null where there is none. */
    val userAgent: (Context) -> String? = ::readUserAgent,
    /** Enables or disables debugging for all web views of the process. */
    val setDebuggable: (Boolean) -> Unit = WebView::setWebContentsDebuggingEnabled,
    /** Milliseconds since 1970. */
    val clock: () -> Long = System::currentTimeMillis
)

private fun readUserAgent(context: Context): String? = orNullWithoutWebView {
    WebSettings.getDefaultUserAgent(context)
}
