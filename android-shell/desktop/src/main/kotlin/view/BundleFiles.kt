package cl.luka.shell.desktop.view

import cl.luka.shell.core.asset.AssetFile
import cl.luka.shell.core.asset.AssetSource
import java.io.ByteArrayInputStream
import java.io.File

private const val SANDBOX_META = "<meta name=\"luka-sandbox\" content=\"/api\">"
private val headTag = Regex("<head\\b[^>]*>", RegexOption.IGNORE_CASE)

/**
 * The web bundle in [folder]. With [hasSandbox] its HTML tells, as with `npm start`, to call it over HTTP.
 */
class BundleFiles(private val folder: File, private val hasSandbox: Boolean) : AssetSource {
    override fun find(path: String): AssetFile? {
        val file = File(folder, path).takeIf(File::isFile) ?: return null
        if (!hasSandbox || !path.endsWith(".html")) return AssetFile(file.length(), file::inputStream)
        val html = headTag.replaceFirst(file.readText(), "$0$SANDBOX_META").toByteArray()
        return AssetFile(html.size.toLong()) { ByteArrayInputStream(html) }
    }
}
