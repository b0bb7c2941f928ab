package cl.luka.shell.desktop.view

import java.io.File
import java.io.IOException

/** False also for a dead process that nobody buries, which Java takes for alive: Linux tells by a letter. */
internal fun ProcessHandle.lives(): Boolean {
    val told =
        try {
            File("/proc/${pid()}/stat").readText()
        } catch (_: IOException) {
            ""
        }
    return isAlive && !told.substringAfterLast(')').startsWith(" Z")
}
