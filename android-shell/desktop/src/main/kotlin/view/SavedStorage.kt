package cl.luka.shell.desktop.view

import cl.luka.shell.core.message.text
import cl.luka.shell.desktop.cdp.CdpSession
import kotlin.jvm.optionals.getOrNull
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.long
import kotlinx.serialization.json.put

private const val POLL = 10L
private const val PATIENCE_NANOS = 5_000_000_000L

/**
 * Closes the app's page, by its [target], and has Chromium write down what it kept. Chromium writes seconds
 * later, or once no process shows that origin any more, and the helper that writes ends with Chromium, done
 * or not. So the page's process is awaited, and then [blank], another page, asks twice for something that the
 * helper does in order in the same file: once for it to see that the process has gone, once for it to have
 * written.
 */
internal fun closeSaved(browser: CdpSession, target: String, blank: CdpSession) {
    val renderers = renderersOf(browser)
    browser.call("Target.closeTarget") { put("targetId", target) }
    val end = System.nanoTime() + PATIENCE_NANOS
    while (renderers.all(ProcessHandle::lives) && System.nanoTime() < end) Thread.sleep(POLL)
    repeat(2) {
        blank.call("Storage.clearDataForOrigin") {
            put("origin", "https://nobody.invalid")
            put("storageTypes", "local_storage")
        }
    }
}

private fun renderersOf(browser: CdpSession): List<ProcessHandle> = browser
    .call("SystemInfo.getProcessInfo")
    .getValue("processInfo")
    .jsonArray
    .map { it.jsonObject }
    .filter { it.text("type") == "renderer" }
    .mapNotNull { ProcessHandle.of(it.getValue("id").jsonPrimitive.long).getOrNull() }
