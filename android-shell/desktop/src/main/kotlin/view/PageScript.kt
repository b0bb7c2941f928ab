package cl.luka.shell.desktop.view

import cl.luka.shell.desktop.cdp.CdpSession
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.put

/** `evaluateJavascript` of a page's main frame. */
internal class PageScript(private val session: CdpSession) {
    /** Runs [source]; [returned] gets its value as JSON, null where it threw or has none. */
    fun run(source: String, returned: (String?) -> Unit) {
        session
            .send("Runtime.evaluate") {
                put("expression", source)
                put("returnByValue", true)
                put("silent", true)
            }.whenComplete { reply, _ ->
                val value = reply?.get("result")?.jsonObject?.get("value")
                returned(value?.takeUnless { "exceptionDetails" in reply }?.toString())
            }
    }
}
