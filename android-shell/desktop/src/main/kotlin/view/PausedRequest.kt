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

/** A request that Chromium has stopped and asks us about. */
internal class PausedRequest(val session: CdpSession, val params: JsonObject) {
    private val request = params["request"] as? JsonObject ?: JsonObject(emptyMap())

    private val headers = request["headers"] as? JsonObject

    /** Where it goes. */
    val url: String = request.text("url").orEmpty() + request.text("urlFragment").orEmpty()

    /** The frame that asks, or that is about to go there. */
    val frameId: String? = params.text("frameId")

    /** True for a page, not for what is in it. */
    val isPage: Boolean = params.text("resourceType") == "Document"

    /** The header Range. */
    val range: String?
        get() = headers?.let { it.text("Range") ?: it.text("range") }

    /** GET and the like. */
    val method: String = request.text("method").orEmpty()

    /** Lets it go to the network. */
    fun goOn() {
        session.send("Fetch.continueRequest") { putId() }
    }

    /** Lets it go to [address] instead; the page does not know. */
    fun goOn(address: String) {
        // A page would be told where it really comes from.
        if (isPage) return fulfillFrom(address)
        session.send("Fetch.continueRequest") {
            putId()
            put("url", address)
        }
    }

    /** Lets it go where [detours] say. */
    fun goOnBy(detours: Detours) = detours.addressFor(url)?.let(::goOn) ?: goOn()

    /** Nothing comes of it: for a page, everything stays as it is. */
    fun refuse() {
        session.send("Fetch.failRequest") {
            putId()
            put("errorReason", if (isPage) "Aborted" else "BlockedByClient")
        }
    }

    /** Answers it with what the app's own origin has there. */
    fun fulfill(response: AssetResponse) {
        val type = listOfNotNull(response.mime, response.charset?.let { "charset=$it" }).joinToString("; ")
        val headers = response.headers.toList() + ("Content-Type" to type)
        fulfill(response.status, headers, response.body.open().use { it.readBytes() })
    }

    private fun fulfillFrom(address: String) {
        val body = request.text("postData")?.let(BodyPublishers::ofString) ?: BodyPublishers.noBody()
        val question = HttpRequest.newBuilder(URI(address)).method(method, body)
        for (name in listOf("Content-Type", "Accept-Language")) {
            headers?.text(name)?.let { question.header(name, it) }
        }
        client.sendAsync(question.build(), BodyHandlers.ofByteArray()).whenComplete { answer, _ ->
            if (answer == null) return@whenComplete refuse()
            val all = answer.headers().map().flatMap { (name, values) -> values.map { name to it } }
            fulfill(answer.statusCode(), all, answer.body())
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
        /** Redirections are the browser's to follow. */
        val client: HttpClient = HttpClient.newHttpClient()
    }
}
