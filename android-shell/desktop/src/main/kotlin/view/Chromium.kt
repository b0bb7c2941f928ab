package cl.luka.shell.desktop.view

import java.io.File
import java.io.IOException
import java.net.URI
import java.util.stream.Collectors

private const val START_TIMEOUT_NANOS = 30_000_000_000L
private const val EXIT_TIMEOUT_NANOS = 15_000_000_000L
private val programs = listOf("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")

/**
 * Disables Chromium's own traffic, which a closed network would block, anything that covers the page, and
 * RenderDocument, with which a page that is closed while it navigates sometimes stays open.
 */
private val flags =
    listOf(
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--no-default-browser-check",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-features=Translate,MediaRouter,LocalNetworkAccessChecks,RenderDocument",
        "--remote-debugging-port=0"
    )

private val headless = listOf("--headless", "about:blank")
private val windowed = listOf("--app=data:text/html,Luka", "--window-size=376,860")

/** The browser process that takes the part of the phone's WebView, with a [profile] of its own. */
class Chromium private constructor(private val process: Process, private val profile: File) {
    /** The WebSocket URL of the remote debugging port. */
    val address: URI = awaitAddress()

    /** The folder of the `localStorage` files. */
    val storage: File get() = File(profile, "Default/Local Storage")

    /** Ends the browser and waits until it and its child processes have written their files. */
    fun close() {
        val all = family(process.toHandle())
        all.filter(::isMain).forEach(ProcessHandle::destroy)
        awaitExits(all)
        kill(all)
    }

    /** Kills the browser. */
    fun kill() = kill(family(process.toHandle()))

    private fun awaitAddress(): URI {
        val file = portFile(profile)
        val end = System.nanoTime() + START_TIMEOUT_NANOS
        while (System.nanoTime() < end) {
            val lines = if (file.exists()) file.readLines() else emptyList()
            if (lines.size >= 2) return URI("ws://127.0.0.1:${lines[0]}${lines[1]}")
            check(process.isAlive) { "Chromium ended: ${File(profile, LOG).readText().takeLast(LOG_LENGTH)}" }
            Thread.sleep(POLL_MS)
        }
        kill()
        error("Chromium wrote no remote debugging port")
    }

    /** Starts browsers. */
    companion object {
        private const val LOG = "chromium.log"
        private const val PID = "chromium.pid"
        private const val LOG_LENGTH = 2_000
        private const val POLL_MS = 20L

        /** The browser's program: `CHROMIUM_PATH`, else the system's; null where there is none. */
        fun find(): File? =
            (listOfNotNull(System.getenv("CHROMIUM_PATH")) + programs).map(::File).find(File::canExecute)

        /** Starts [program], without a window where [isHeadless]. Throws an IllegalStateException. */
        fun start(program: File, profile: File, isHeadless: Boolean): Chromium {
            profile.mkdirs()
            portFile(profile).delete()
            killOrphan(profile)
            val window = if (isHeadless) headless else windowed
            val userData = listOf("--user-data-dir=${profile.absolutePath}")
            val process =
                ProcessBuilder(listOf(program.path) + flags + userData + window)
                    .redirectErrorStream(true)
                    .redirectOutput(File(profile, LOG))
                    .start()
            File(profile, PID).writeText(process.pid().toString())
            return Chromium(process, profile)
        }

        /** A shell that was killed leaves its browser running, which locks the profile. */
        private fun killOrphan(profile: File) {
            val pid = File(profile, PID).takeIf(File::exists)?.readText()?.toLongOrNull() ?: return
            val process = ProcessHandle.of(pid).orElse(null) ?: return
            // Another process may have that id by now.
            val isOurs = process.info().commandLine().orElse("").contains(profile.absolutePath)
            if (isOurs) kill(family(process))
        }

        /** A process and its child processes, which write to the profile too. */
        private fun family(process: ProcessHandle): List<ProcessHandle> =
            listOf(process) + process.descendants().collect(Collectors.toList())

        /**
         * Whether it is the browser, or Debian's script that starts it, which passes no signal on. Child
         * processes of the browser have a type.
         */
        private fun isMain(process: ProcessHandle): Boolean =
            "--type=" !in process.info().commandLine().orElse("")

        private fun kill(all: List<ProcessHandle>) {
            all.forEach(ProcessHandle::destroyForcibly)
            awaitExits(all)
        }

        private fun awaitExits(all: List<ProcessHandle>) {
            val end = System.nanoTime() + EXIT_TIMEOUT_NANOS
            while (all.any(::isRunning) && System.nanoTime() < end) Thread.sleep(POLL_MS)
        }

        /** False also for a zombie, for which Java's `isAlive` is true; Linux marks it with a Z. */
        private fun isRunning(process: ProcessHandle): Boolean {
            val stat =
                try {
                    File("/proc/${process.pid()}/stat").readText()
                } catch (_: IOException) {
                    ""
                }
            return process.isAlive && !stat.substringAfterLast(')').startsWith(" Z")
        }

        private fun portFile(profile: File) = File(profile, "DevToolsActivePort")
    }
}
