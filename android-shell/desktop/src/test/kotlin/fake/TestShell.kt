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

private const val PATIENCE_NANOS = 60_000_000_000L

/** A complete shell in a real browser, with a second CDP connection for the test. */
class TestShell(data: File, web: File, vararg options: Pair<String, String>) : AutoCloseable {
    private val arguments = listOf("data" to data.path, "web" to web.path, "headless" to "") + options
    private val chromium = Chromium.start(program(), File(data, "profile"), isHeadless = true)
    val shell = Shell(Options(arguments.groupBy({ it.first }, { it.second })), chromium) {}
    private val client = CdpConnection(chromium.address)
    private val page by lazy(::attach)

    init {
        shell.start()
        awaitTrue {
            run("document.readyState") == JsonPrimitive("complete") && run("typeof call") == FUNCTION
        }
    }

    /** Evaluates [script] in the page and awaits its promise. */
    private fun run(script: String): JsonElement {
        val reply =
            page.call("Runtime.evaluate") {
                put("expression", script)
                put("returnByValue", true)
                put("awaitPromise", true)
            }
        check("exceptionDetails" !in reply) { reply.toString() }
        return reply.getValue("result").jsonObject["value"] ?: JsonNull
    }

    /** The string that [script] evaluates to. */
    fun text(script: String): String? = (run(script) as? JsonPrimitive)?.content

    override fun close() {
        client.close()
        shell.close()
    }

    private fun attach(): CdpSession {
        val targetId = checkNotNull(shell.host.view) { "no view" }.targetId
        val attached =
            client.browser.call("Target.attachToTarget") {
                put("targetId", targetId)
                put("flatten", true)
            }
        return client.session(attached.text("sessionId").orEmpty())
    }

    companion object {
        private val FUNCTION = JsonPrimitive("function")

        /** Writes a bundle whose page has `call(event)`, which resolves with the reply. */
        fun writeBundle(folder: File): File {
            folder.mkdirs()
            File(folder, "index.html").writeText(
                "<!DOCTYPE html><html><head><title>t</title><script src=\"/call.js\"></script></head><body></body></html>"
            )
            TestShell::class.java.getResourceAsStream("/call.js").use { from ->
                File(folder, "call.js").outputStream().use { checkNotNull(from).copyTo(it) }
            }
            return folder
        }

        private fun awaitTrue(holds: () -> Boolean) {
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
