package cl.luka.shell.desktop.view

import cl.luka.shell.core.asset.AssetFile
import cl.luka.shell.core.asset.AssetSource
import java.io.ByteArrayInputStream
import java.io.File

private const val SANDBOX_META = "<meta name=\"luka-sandbox\" content=\"/api\">"
private val head = Regex("<head\\b[^>]*>", RegexOption.IGNORE_CASE)

/**
 * The web bundle in [folder]. With [hasSandbox] its page says that the sandbox is reached over HTTP, as
 * that of `npm start` says it.
 */
class AppFiles(private val folder: File, private val hasSandbox: Boolean = false) : AssetSource {
    override fun find(path: String): AssetFile? {
        val file = File(folder, path).takeIf(File::isFile) ?: return null
        if (!hasSandbox || path != "index.html") return AssetFile(file.length(), file::inputStream)
        val html = head.replaceFirst(file.readText(), "$0$SANDBOX_META").toByteArray()
        return AssetFile(html.size.toLong()) { ByteArrayInputStream(html) }
    }
}
