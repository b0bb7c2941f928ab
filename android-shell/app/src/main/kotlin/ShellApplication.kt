package cl.luka.shell.app

import android.app.Application
import android.content.Context

/** The process: it has one [Shell], whichever activities come and go. */
open class ShellApplication : Application() {
    /** The shell, made when the first activity needs it. */
    open val shell: Shell by lazy { Shell(this, createParts()) }

    /** What a test puts a stand-in for. */
    protected open fun createParts(): ShellParts = ShellParts()
}

/** The shell of this process. */
internal val Context.shell: Shell get() = (applicationContext as ShellApplication).shell
