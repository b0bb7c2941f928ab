package cl.luka.shell.app

import android.os.Handler
import android.os.Looper

/** The activity that is on show, if there is one. */
class Stage {
    private val main = Handler(Looper.getMainLooper())

    /** Written on the main thread only. */
    @Volatile
    var activity: MainActivity? = null
        private set

    /** [activity] is there from now on. */
    fun enter(activity: MainActivity) {
        this.activity = activity
    }

    /** [activity] is gone, unless another one has come already. */
    fun leave(activity: MainActivity) {
        if (this.activity === activity) this.activity = null
    }

    /** Runs [work] on the main thread with the activity that is there by then. Any thread. */
    fun run(work: (MainActivity?) -> Unit) {
        main.post { work(activity) }
    }
}
