package cl.luka.shell.core.asset

import java.io.File

private const val MAX_AGE = 3_600_000L

/** Files of the user that the app needs for an hour at most. They survive the process. Any thread. */
open class TemporaryFiles(protected val folder: File, protected val clock: () -> Long) {
    /**
     * Deletes the files that are older than an hour, or dated in the future because the clock was set back.
     */
    @Synchronized
    fun deleteExpired() {
        val now = clock()
        val valid = now - MAX_AGE..now + MAX_AGE
        folder.listFiles { file -> file.lastModified() !in valid }.orEmpty().forEach { it.delete() }
    }

    /** Deletes all files. */
    @Synchronized
    fun clear() = folder.listFiles().orEmpty().forEach { it.delete() }
}
