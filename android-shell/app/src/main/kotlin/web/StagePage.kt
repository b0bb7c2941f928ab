package cl.luka.shell.app.web

import cl.luka.shell.app.Stage
import cl.luka.shell.core.port.Page

/** The page of the activity that is on show. The one place that runs script in it. */
class StagePage(private val stage: Stage) : Page {
    override fun evaluate(script: String, returned: (String?) -> Unit) = stage.run { activity ->
        val view = activity?.appView?.web
        if (view == null) returned(null) else view.evaluateJavascript(script, returned)
    }
}
