package cl.luka.shell.core.asset

import cl.luka.shell.core.uri.decodePercent

/**
 * The file that a URL path names: `index.html` for a folder. Null for a path that could lead outside of the
 * bundle. The path is percent-decoded once, as a server does.
 */
internal fun assetPathOf(path: String): String? {
    val decoded = decodePercent(path)?.removePrefix("/") ?: return null
    val file = if (decoded.isEmpty() || decoded.endsWith("/")) decoded + "index.html" else decoded
    return file.takeIf { it.split('/').all(::isFileName) }
}

private fun isFileName(name: String): Boolean =
    name.isNotEmpty() && name != "." && name != ".." && name.none { it.isISOControl() || it in "\\:" }
