package cl.luka.shell.desktop.view

import cl.luka.shell.core.asset.AssetResponse
import cl.luka.shell.core.message.text
import cl.luka.shell.desktop.cdp.CdpSession
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse.BodyHandlers
import java.util.Base64
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonObjectBuilder
import kotlinx.serialization.json.addJsonObject
import kotlinx.serialization.json.put
import kotlinx.serialization.json.putJsonArray

/** A request that Chromium has paused until the shell decides about it. */
internal class PausedRequest(private val session: CdpSession, private val params: JsonObject) {
    private val request = params["request"] as? JsonObject ?: JsonObject(emptyMap())

    private val headers = request["headers"] as? JsonObject

    /** The URL with its fragment. */
    val url: String = request.text("url").orEmpty() + request.text("urlFragment").orEmpty()

    /** The id of the frame that requests it, or that it will be loaded in. */
    val frameId: String? = params.text("frameId")

    /** True for a document, false for its resources. */
    val isDocument: Boolean = params.text("resourceType") == "Document"

    /** The Range header. */
    val range: String?
        get() = headers?.let { it.text("Range") ?: it.text("range") }

    /** The HTTP method. */
    val method: String = request.text("method").orEmpty()

    /** Sends it to the network. */
    fun continueUnchanged() {
        session.send("Fetch.continueRequest") { putId() }
    }

    /** Sends it to [mappedUrl]; the page still sees the requested URL. */
    fun continueAt(mappedUrl: String) {
        // A document would see the mapped URL, so the shell fetches it itself.
        if (isDocument) return fulfillFrom(mappedUrl)
        session.send("Fetch.continueRequest") {
            putId()
            put("url", mappedUrl)
        }
    }

    /** Fails it. A blocked navigation leaves the page as it is. */
    fun block() {
        session.send("Fetch.failRequest") {
            putId()
            put("errorReason", if (isDocument) "Aborted" else "BlockedByClient")
        }
    }

    /** Responds with [response]. */
    fun fulfill(response: AssetResponse) {
        val type = listOfNotNull(response.mime, response.charset?.let { "charset=$it" }).joinToString("; ")
        val headers = response.headers.toList() + ("Content-Type" to type)
        fulfill(response.status, headers, response.body.read())
    }

    private fun fulfillFrom(mappedUrl: String) {
        val body = request.text("postData")?.let(BodyPublishers::ofString) ?: BodyPublishers.noBody()
        val mapped = HttpRequest.newBuilder(URI(mappedUrl)).method(method, body)
        for (name in listOf("Content-Type", "Accept-Language")) {
            headers?.text(name)?.let { mapped.header(name, it) }
        }
        client.sendAsync(mapped.build(), BodyHandlers.ofByteArray()).whenComplete { response, _ ->
            if (response == null) return@whenComplete block()
            val all = response.headers().map().flatMap { (name, values) -> values.map { name to it } }
            fulfill(response.statusCode(), all, response.body())
        }
    }

    private fun fulfill(status: Int, headers: List<Pair<String, String>>, body: ByteArray) {
        session.send("Fetch.fulfillRequest") {
            putId()
            put("responseCode", status)
            putJsonArray("responseHeaders") {
                for ((name, value) in headers) {
                    addJsonObject {
                        put("name", name)
                        put("value", value)
                    }
                }
            }
            put("body", Base64.getEncoder().encodeToString(body))
        }
    }

    private fun JsonObjectBuilder.putId() = put("requestId", params.text("requestId"))

    private companion object {
        /** Does not follow redirects: the browser does. */
        val client: HttpClient = HttpClient.newHttpClient()
    }
}
