package cl.luka.shell.desktop.view

import java.io.File
import java.io.IOException
import java.util.UUID
import java.util.concurrent.CompletableFuture
import java.util.concurrent.TimeUnit
import java.util.concurrent.TimeoutException

private const val POLL_MS = 10L
private const val REPLY_SECONDS = 5L
private const val FLUSH_TIMEOUT_NANOS = 10_000_000_000L

private const val KEY = "luka_desktop_flush"

/** Runs before the scripts of the page, which must not see the mark of [closeAfterFlush]. */
internal const val REMOVE_FLUSH_MARK =
    """if (globalThis === top) { try { localStorage.removeItem("$KEY"); } catch {} }"""

/**
 * Calls [close], which closes the page of [view], and waits until Chromium has written its `localStorage`
 * to the folder [storage]. Chromium writes seconds later, or when the last page of the origin is closed,
 * and it exits without waiting for that. It writes all changes at once, so the page stores a mark last:
 * when that is in the files, everything before it is too.
 */
internal fun closeAfterFlush(view: AppView, storage: File, close: () -> Unit) {
    val mark = UUID.randomUUID().toString()
    // Twice, as a block of the file may end inside of one.
    val isStored = store(view, "$mark $mark")
    close()
    if (isStored && !awaitInFiles(mark, storage)) System.err.println("Changes of localStorage may be lost")
}

/** False where the page does not respond, or may not store anything. */
private fun store(view: AppView, value: String): Boolean {
    val reply = CompletableFuture<String?>()
    view.evaluate("""localStorage.setItem("$KEY", "$value"); true""", reply::complete)
    return try {
        reply.get(REPLY_SECONDS, TimeUnit.SECONDS) == "true"
    } catch (_: TimeoutException) {
        false
    }
}

private fun awaitInFiles(mark: String, storage: File): Boolean {
    val end = System.nanoTime() + FLUSH_TIMEOUT_NANOS
    while (System.nanoTime() < end) {
        if (storage.walk().filter(File::isFile).any { mark in textOf(it) }) return true
        Thread.sleep(POLL_MS)
    }
    return false
}

/** Empty for a file that was deleted meanwhile. */
private fun textOf(file: File): String = try {
    file.readText(Charsets.ISO_8859_1)
} catch (_: IOException) {
    ""
}
