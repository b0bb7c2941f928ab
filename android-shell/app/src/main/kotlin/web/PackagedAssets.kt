package cl.luka.shell.app.web

import android.content.res.AssetManager
import cl.luka.shell.core.asset.AssetFile
import cl.luka.shell.core.asset.AssetSource
import java.io.IOException

private const val FOLDER = "www/"

/** The web bundle in the APK. */
class PackagedAssets(private val assets: AssetManager) : AssetSource {
    override fun find(path: String): AssetFile? = try {
        // The stream of an asset, compressed or not, has all of its bytes available at once.
        val size = assets.open(FOLDER + path).use { it.available() }
        AssetFile(size.toLong()) { assets.open(FOLDER + path) }
    } catch (_: IOException) {
        null
    }
}
