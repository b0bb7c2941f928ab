package cl.luka.shell.app.fake

import cl.luka.shell.app.Shell
import cl.luka.shell.app.ShellApplication
import cl.luka.shell.app.ShellDependencies
import cl.luka.shell.core.port.Analytics

/** The application of all tests, with fakes for its dependencies. */
class TestApplication : ShellApplication() {
    var countFaces: () -> Int? = { 1 }
    var userAgent: String? = "Mozilla/5.0 Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36"
    var now = System.currentTimeMillis()
    val tracked = mutableListOf<String>()
    var isInspected: Boolean? = null
    private var current: Shell? = null

    override val shell: Shell get() = current ?: Shell(this, createDependencies()).also { current = it }

    /** Starts a new process with the same disk. */
    fun restart() {
        current = null
    }

    override fun createDependencies() = ShellDependencies(
        loop = MainThreadEventLoop(),
        analytics = Analytics { name, _ -> tracked.add(name) },
        faces = { countFaces() },
        userAgent = { userAgent },
        setDebuggable = { isInspected = it },
        clock = { now }
    )
}
