package cl.luka.shell.app

import android.app.Application
import android.content.Context
import cl.luka.shell.core.port.ExecutorEventLoop

/** The process: it has one [Shell], while activities are created and destroyed. */
open class ShellApplication : Application() {
    /** The shell, created with the first activity. */
    open val shell: Shell by lazy { Shell(this, createDependencies()) }

    /** Tests override this. */
    protected open fun createDependencies(): ShellDependencies =
        ShellDependencies(loop = ExecutorEventLoop(::onBridgeError))
}

/** The shell of this process. */
internal val Context.shell: Shell get() = (applicationContext as ShellApplication).shell
