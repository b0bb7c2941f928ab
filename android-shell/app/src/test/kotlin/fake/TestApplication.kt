package cl.luka.shell.app.fake

import cl.luka.shell.app.Shell
import cl.luka.shell.app.ShellApplication
import cl.luka.shell.app.ShellParts
import cl.luka.shell.app.camera.Faces
import cl.luka.shell.core.port.Analytics

/** The app of all tests: its bridge runs on the main thread, which a test lets run. */
class TestApplication : ShellApplication() {
    var faces = Faces(1, 0.5)
    var userAgent: String? = "Mozilla/5.0 Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36"
    var now = System.currentTimeMillis()
    val tracked = mutableListOf<String>()
    var isInspected: Boolean? = null
    private var current: Shell? = null

    override val shell: Shell get() = current ?: Shell(this, createParts()).also { current = it }

    /** A new process, on the same disk. */
    fun restart() {
        current = null
    }

    override fun createParts() = ShellParts(
        loop = MainLoop(),
        analytics = Analytics { name, _ -> tracked.add(name) },
        faces = { faces },
        userAgent = { userAgent },
        setDebuggable = { isInspected = it },
        clock = { now }
    )
}
