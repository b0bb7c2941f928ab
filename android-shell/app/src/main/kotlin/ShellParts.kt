package cl.luka.shell.app

import android.content.Context
import android.util.AndroidRuntimeException
import android.webkit.WebSettings
import android.webkit.WebView
import cl.luka.shell.app.camera.FaceFinder
import cl.luka.shell.app.camera.FaceLiveness
import cl.luka.shell.app.camera.SystemFaceFinder
import cl.luka.shell.core.port.Analytics
import cl.luka.shell.core.port.ExecutorLoop
import cl.luka.shell.core.port.Liveness
import cl.luka.shell.core.port.Loop

/** What another build of the shell, or a test, may want otherwise. */
class ShellParts(
    /** Where the bridge runs. An error there is a fault of ours: the page's call ends at its deadline. */
    val loop: Loop = ExecutorLoop { },
    /** Who counts events: nobody, and nothing is logged. */
    val analytics: Analytics = Analytics { _, _ -> false },
    /** Who looks whether somebody is there. */
    val liveness: (Shell) -> Liveness = ::FaceLiveness,
    val faces: FaceFinder = SystemFaceFinder,
    /** What the phone's web view says of itself; null where there is none. */
    val userAgent: (Context) -> String? = ::readUserAgent,
    /** Lets developers look into all web views of the process, or nobody. */
    val setDebuggable: (Boolean) -> Unit = WebView::setWebContentsDebuggingEnabled,
    /** Milliseconds since 1970. */
    val clock: () -> Long = System::currentTimeMillis
)

/** A web view that is missing, disabled or being replaced throws. */
private fun readUserAgent(context: Context): String? = try {
    WebSettings.getDefaultUserAgent(context)
} catch (_: AndroidRuntimeException) {
    null
}
