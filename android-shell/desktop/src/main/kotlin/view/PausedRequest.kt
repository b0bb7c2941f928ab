package cl.luka.shell.desktop.view

import cl.luka.shell.core.asset.AssetResponse
import cl.luka.shell.core.message.text
import cl.luka.shell.desktop.cdp.CdpSession
import java.util.Base64
import kotlinx.serialization.json.JsonArrayBuilder
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonObjectBuilder
import kotlinx.serialization.json.addJsonObject
import kotlinx.serialization.json.put
import kotlinx.serialization.json.putJsonArray

/** A request that Chromium has stopped and asks us about. */
internal class PausedRequest(val session: CdpSession, val params: JsonObject) {
    private val request = params["request"] as? JsonObject ?: JsonObject(emptyMap())

    /** Where it goes. */
    val url: String = request.text("url").orEmpty() + request.text("urlFragment").orEmpty()

    /** The frame that asks, or that is about to go there. */
    val frameId: String? = params.text("frameId")

    /** True for a page, not for what is in it. */
    val isPage: Boolean = params.text("resourceType") == "Document"

    /** The header Range. */
    val range: String?
        get() = (request["headers"] as? JsonObject)?.let { it.text("Range") ?: it.text("range") }

    /** GET and the like. */
    val method: String = request.text("method").orEmpty()

    /** Lets it go to the network, or to [url] without the page's knowing. */
    fun goOn(url: String? = null) {
        session.send("Fetch.continueRequest") {
            putId()
            if (url != null) put("url", url)
        }
    }

    /** Nothing comes of it: for a page, everything stays as it is. */
    fun refuse() {
        session.send("Fetch.failRequest") {
            putId()
            put("errorReason", if (isPage) "Aborted" else "BlockedByClient")
        }
    }

    /** Answers it. */
    fun fulfill(response: AssetResponse) {
        val body = response.body.open().use { it.readBytes() }
        session.send("Fetch.fulfillRequest") {
            putId()
            put("responseCode", response.status)
            put("responsePhrase", response.reason)
            putJsonArray("responseHeaders") {
                addHeader("Content-Type", listOfNotNull(response.mime, charsetOf(response)).joinToString("; "))
                addHeader("Content-Length", body.size.toString())
                response.headers.forEach { (name, value) -> addHeader(name, value) }
            }
            put("body", Base64.getEncoder().encodeToString(body))
        }
    }

    private fun charsetOf(response: AssetResponse) = response.charset?.let { "charset=$it" }

    private fun JsonObjectBuilder.putId() = put("requestId", params.text("requestId"))

    private fun JsonArrayBuilder.addHeader(name: String, value: String) = addJsonObject {
        put("name", name)
        put("value", value)
    }
}
