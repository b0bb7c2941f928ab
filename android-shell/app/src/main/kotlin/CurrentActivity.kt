package cl.luka.shell.app

import android.os.Handler
import android.os.Looper
import cl.luka.shell.core.port.MainFrame

/** The activity that is shown, if there is one, and the main frame of its web view. */
class CurrentActivity : MainFrame {
    private val mainThread = Handler(Looper.getMainLooper())

    /** Written on the main thread only. */
    @Volatile
    var activity: MainActivity? = null
        private set

    /** [activity] was created. */
    fun set(activity: MainActivity) {
        this.activity = activity
    }

    /** [activity] was destroyed; does nothing where another one was created since. */
    fun clear(activity: MainActivity) {
        if (this.activity === activity) this.activity = null
    }

    /** Runs [work] on the main thread with the activity that is shown by then. Any thread. */
    fun post(work: (MainActivity?) -> Unit) {
        mainThread.post { work(activity) }
    }

    override fun evaluate(script: String, onResult: (String?) -> Unit) = post { activity ->
        val view = activity?.appView?.web
        if (view == null) onResult(null) else view.evaluateJavascript(script, onResult)
    }
}
