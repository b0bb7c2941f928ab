package cl.luka.shell.app.fake

import android.os.Handler
import android.os.Looper
import cl.luka.shell.core.port.Cancellable
import cl.luka.shell.core.port.Loop

/** The bridge's loop on the main thread, whose time a test decides. */
class MainLoop : Loop {
    private val handler = Handler(Looper.getMainLooper())

    override fun post(work: () -> Unit) {
        handler.post(work)
    }

    override fun postDelayed(milliseconds: Long, work: () -> Unit): Cancellable {
        val task = Runnable(work)
        handler.postDelayed(task, milliseconds)
        return Cancellable { handler.removeCallbacks(task) }
    }
}
