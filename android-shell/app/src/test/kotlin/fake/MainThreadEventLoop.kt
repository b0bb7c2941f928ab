package cl.luka.shell.app.fake

import android.os.Handler
import android.os.Looper
import cl.luka.shell.core.port.Cancellable
import cl.luka.shell.core.port.EventLoop

/** The event loop on Robolectric's main thread, whose clock a test advances. */
class MainThreadEventLoop : EventLoop {
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
