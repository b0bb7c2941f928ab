package cl.luka.shell.core.fake

import java.io.File
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject

/** The cases of a file in lib/bridge/cases, which the web app is tested with too. */
fun bridgeCases(path: String): List<JsonObject> {
    val file = File(checkNotNull(System.getProperty("bridge.cases")) { "bridge.cases is not set" }, path)
    val content = Json.parseToJsonElement(file.readText()).jsonObject
    return content.getValue("cases").jsonArray.map { it.jsonObject }
}
