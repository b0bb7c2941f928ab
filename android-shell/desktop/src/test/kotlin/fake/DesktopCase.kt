package cl.luka.shell.desktop.fake

import cl.luka.shell.core.message.text
import cl.luka.shell.desktop.Options
import cl.luka.shell.desktop.Shell
import cl.luka.shell.desktop.cdp.CdpConnection
import cl.luka.shell.desktop.cdp.CdpSession
import cl.luka.shell.desktop.view.Chromium
import java.io.File
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.put
import org.junit.jupiter.api.Assumptions.assumeTrue

private const val PATIENCE_NANOS = 15_000_000_000L

/** A whole shell in a real browser, and a tester who has attached beside it. [data] outlives it. */
class DesktopCase(private val data: File, web: File, vararg options: Pair<String, String>) : AutoCloseable {
    private val all = listOf("data" to data.path, "web" to web.path, "headless" to "") + options
    private val chromium = Chromium.start(program(), File(data, "profile"), isHeadless = true)
    val shell = Shell(Options(all.groupBy({ it.first }, { it.second })), chromium) {}
    private val tester = CdpConnection(chromium.address)
    private var session: Pair<String, CdpSession>? = null

    init {
        shell.start()
        awaitTrue {
            run("document.readyState") == JsonPrimitive("complete") && run("typeof call") == FUNCTION
        }
    }

    /** The value of [source] in the page, promises awaited. */
    fun run(source: String): JsonElement {
        val reply =
            onPage().call("Runtime.evaluate") {
                put("expression", source)
                put("returnByValue", true)
                put("awaitPromise", true)
            }
        check("exceptionDetails" !in reply) { reply.toString() }
        return reply.getValue("result").jsonObject["value"] ?: JsonNull
    }

    /** The text that [source] comes to. */
    fun text(source: String): String? = (run(source) as? JsonPrimitive)?.content

    /** Dies as a process does: nobody is told anything. */
    fun die() {
        shell.host.kill()
        tester.close()
    }

    override fun close() {
        tester.close()
        shell.close()
    }

    /** The page as it is now: a view that died came back under another id. */
    private fun onPage(): CdpSession {
        val targetId = checkNotNull(shell.host.view) { "no view" }.targetId
        session?.takeIf { it.first == targetId }?.let { return it.second }
        val attached =
            tester.browser.call("Target.attachToTarget") {
                put("targetId", targetId)
                put("flatten", true)
            }
        return tester.session(attached.text("sessionId").orEmpty()).also { session = targetId to it }
    }

    companion object {
        private val FUNCTION = JsonPrimitive("function")

        /** A bundle of one page that can call the bridge: `call(event, data, more)` resolves with the reply. */
        fun writeBundle(folder: File): File {
            folder.mkdirs()
            File(folder, "index.html").writeText(
                "<!DOCTYPE html><html><head><title>t</title><script src=\"/call.js\"></script></head><body></body></html>"
            )
            File(folder, "digits.txt").writeText("0123456789")
            DesktopCase::class.java.getResourceAsStream("/call.js").use { from ->
                File(folder, "call.js").outputStream().use { checkNotNull(from).copyTo(it) }
            }
            return folder
        }

        fun awaitTrue(holds: () -> Boolean) {
            val end = System.nanoTime() + PATIENCE_NANOS
            while (!runCatching(holds).getOrDefault(false)) {
                check(System.nanoTime() < end) { "it never came to that" }
                Thread.sleep(10)
            }
        }

        private fun program(): File {
            val found = Chromium.find()
            assumeTrue(found != null, "skipped: no Chromium (apt-get install chromium, or set CHROMIUM_PATH)")
            return checkNotNull(found)
        }
    }
}
