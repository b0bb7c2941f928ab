package cl.luka.shell.core.asset

import java.io.InputStream

/** The files of the web bundle. */
fun interface AssetSource {
    /** The file at [path], which has no leading slash and no `..`; null where there is none. */
    fun find(path: String): AssetFile?

    /** The path of the page at `/`. */
    fun home(): String = "index.html"
}

/** A file of the web bundle. [open] may be called more than once. */
class AssetFile(val size: Long, val open: () -> InputStream)
