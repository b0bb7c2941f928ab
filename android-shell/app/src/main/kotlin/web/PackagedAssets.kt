package cl.luka.shell.app.web

import android.content.res.AssetManager
import cl.luka.shell.core.asset.AssetFile
import cl.luka.shell.core.asset.AssetSource
import java.io.IOException

private const val FOLDER = "www/"

/** The web bundle in the APK, whose signature covers each byte. */
class PackagedAssets(private val assets: AssetManager) : AssetSource {
    override fun find(path: String): AssetFile? = try {
        // Of a packaged file, compressed or not, all that is left is available at once.
        val size = assets.open(FOLDER + path).use { it.available() }
        AssetFile(size.toLong()) { assets.open(FOLDER + path) }
    } catch (_: IOException) {
        null
    }
}
