package cl.luka.shell.core.asset

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonPrimitive

/** The key under which the web app stores its language (PROTOCOL.md, "What the shell reads"). */
const val LANGUAGE_KEY = "language"

private val languages = setOf("es", "en", "vi")

/**
 * The files of [source], with the page at `/` in the [language] of the user: a page in another one would load
 * itself again in the right one. `index.html` by its name stays the Spanish page. Any thread.
 */
class PagesInLanguage(private val source: AssetSource, private val language: () -> String) :
    AssetSource by source {
    override fun home(): String {
        val page = "${language()}.html"
        return if (source.find(page) == null) source.home() else page
    }
}

/**
 * The language of the web app: the one that it has [stored], else that of a [device] with this BCP 47 tag.
 * Source: product.md section 1.
 */
fun languageOf(stored: JsonElement?, device: String): String {
    val chosen = (stored as? JsonPrimitive)?.content?.takeIf { it in languages }
    return chosen ?: if (device.contains("en", ignoreCase = true)) "en" else "es"
}
