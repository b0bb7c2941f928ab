package cl.luka.shell.desktop.view

import java.io.File
import java.io.IOException
import java.util.UUID
import java.util.concurrent.CompletableFuture
import java.util.concurrent.TimeUnit
import java.util.concurrent.TimeoutException

private const val POLL = 10L
private const val ANSWER_SECONDS = 5L
private const val PATIENCE_NANOS = 10_000_000_000L

private const val KEY = "luka_desktop_end"

/** Runs before the page's own scripts: the mark of [closeSaved] is none of theirs. */
internal const val FORGET_END =
    """if (globalThis === top) { try { localStorage.removeItem("$KEY"); } catch {} }"""

/**
 * Has [close] close the page of a [view] and waits until Chromium has written down what it kept, in the
 * folder [storage]. Chromium writes seconds later, or once no process shows that origin any more, and the
 * helper that writes ends with Chromium, done or not. So the page keeps a mark last: it is in the files when
 * all else is, for Chromium writes what has changed in one go.
 */
internal fun closeSaved(view: AppView, storage: File, close: () -> Unit) {
    val mark = UUID.randomUUID().toString()
    // Twice, as the file breaks off anywhere to begin a new block.
    val isKept = keep(view, "$mark $mark")
    close()
    if (isKept && !appears(mark, storage)) System.err.println("What the page kept last may be lost")
}

/** False where the page does not answer, or may keep nothing. */
private fun keep(view: AppView, value: String): Boolean {
    val answer = CompletableFuture<String?>()
    view.evaluate("""localStorage.setItem("$KEY", "$value"); true""", answer::complete)
    return try {
        answer.get(ANSWER_SECONDS, TimeUnit.SECONDS) == "true"
    } catch (_: TimeoutException) {
        false
    }
}

private fun appears(mark: String, storage: File): Boolean {
    val end = System.nanoTime() + PATIENCE_NANOS
    while (System.nanoTime() < end) {
        if (storage.walk().filter(File::isFile).any { mark in textOf(it) }) return true
        Thread.sleep(POLL)
    }
    return false
}

/** Empty for a file that has just gone. */
private fun textOf(file: File): String = try {
    file.readText(Charsets.ISO_8859_1)
} catch (_: IOException) {
    ""
}
