package cl.luka.shell.core.asset

import java.io.InputStream

/** The files of the web bundle. */
fun interface AssetSource {
    /** The file at [path], which has no leading slash and stays inside; null where there is none. */
    fun find(path: String): AssetFile?
}

/** A file of the web bundle: its bytes, from the first one on, each time it is opened. */
class AssetFile(val size: Long, val open: () -> InputStream)
