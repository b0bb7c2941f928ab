package cl.luka.shell.core.asset

/** Files of the user that the app needs for a short time. Any thread. */
interface TemporaryFiles {
    /** Deletes the files whose time is over. */
    fun deleteExpired()

    /** Deletes all files. */
    fun clear()
}
