package cl.luka.shell.desktop.view

import java.io.File
import java.net.URI
import java.util.stream.Collectors

private const val PATIENCE_NANOS = 30_000_000_000L
private const val GRACE_NANOS = 15_000_000_000L
private val places = listOf("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")

/**
 * Without its own traffic, which a closed network would refuse, without what would cover the page, and
 * without RenderDocument, with which a page that is closed while it goes to another now and then stays.
 */
private val quiet =
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

/** The browser that stands in for the phone's web view: Debian's, with a [profile] of its own. */
class Chromium private constructor(private val process: Process, private val profile: File) {
    /** Where its remote port is, as a WebSocket's address. */
    val address: URI = awaitAddress()

    /** Where it writes down what pages keep in their `localStorage`. */
    val storage: File get() = File(profile, "Default/Local Storage")

    /** Ends it, and waits until it and its helpers have written what they keep. */
    fun close() {
        val all = family(process.toHandle())
        process.destroy()
        awaitExits(all)
        end(all)
    }

    /** Ends it at once, as the system ends a process that it wants the memory of. */
    fun kill() = end(family(process.toHandle()))

    private fun awaitAddress(): URI {
        val told = portFile(profile)
        val end = System.nanoTime() + PATIENCE_NANOS
        while (System.nanoTime() < end) {
            val lines = if (told.exists()) told.readLines() else emptyList()
            if (lines.size >= 2) return URI("ws://127.0.0.1:${lines[0]}${lines[1]}")
            check(process.isAlive) { "Chromium ended: ${File(profile, LOG).readText().takeLast(LOG_LENGTH)}" }
            Thread.sleep(POLL)
        }
        kill()
        error("Chromium does not tell its remote port")
    }

    /** Starts it. */
    companion object {
        private const val LOG = "chromium.log"
        private const val PID = "chromium.pid"
        private const val LOG_LENGTH = 2_000
        private const val POLL = 20L

        /** The browser's program: `CHROMIUM_PATH`, else the system's; null where there is none. */
        fun find(): File? =
            (listOfNotNull(System.getenv("CHROMIUM_PATH")) + places).map(::File).find(File::canExecute)

        /** Starts [program]; without a window where [isHeadless]. Throws an IllegalStateException. */
        fun start(program: File, profile: File, isHeadless: Boolean): Chromium {
            profile.mkdirs()
            portFile(profile).delete()
            endOrphan(profile)
            val window = if (isHeadless) headless else windowed
            val own = listOf("--user-data-dir=${profile.absolutePath}")
            val process =
                ProcessBuilder(listOf(program.path) + quiet + own + window)
                    .redirectErrorStream(true)
                    .redirectOutput(File(profile, LOG))
                    .start()
            File(profile, PID).writeText(process.pid().toString())
            return Chromium(process, profile)
        }

        /** A shell that was ended from outside leaves its browser behind, which would keep the profile. */
        private fun endOrphan(profile: File) {
            val told = File(profile, PID).takeIf(File::exists)?.readText()?.toLongOrNull() ?: return
            val process = ProcessHandle.of(told).orElse(null) ?: return
            // The number may be somebody else's by now.
            val isOurs = process.info().commandLine().orElse("").contains(profile.absolutePath)
            if (isOurs) end(family(process))
        }

        /** A process and its helpers, which write into the profile too. */
        private fun family(process: ProcessHandle): List<ProcessHandle> =
            listOf(process) + process.descendants().collect(Collectors.toList())

        private fun end(all: List<ProcessHandle>) {
            all.forEach(ProcessHandle::destroyForcibly)
            awaitExits(all)
        }

        private fun awaitExits(all: List<ProcessHandle>) {
            val end = System.nanoTime() + GRACE_NANOS
            while (all.any(ProcessHandle::lives) && System.nanoTime() < end) Thread.sleep(POLL)
        }

        private fun portFile(profile: File) = File(profile, "DevToolsActivePort")
    }
}
