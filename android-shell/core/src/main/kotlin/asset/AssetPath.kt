package cl.luka.shell.core.asset

import cl.luka.shell.core.uri.decodePercent

/**
 * The file that the path of an address names: `index.html` for a folder. Null for a path that could lead
 * outside, in whatever way it is written. It is decoded once, as the network does.
 */
internal fun assetPathOf(path: String): String? {
    val decoded = decodePercent(path)?.removePrefix("/") ?: return null
    val file = if (decoded.isEmpty() || decoded.endsWith("/")) decoded + "index.html" else decoded
    return file.takeIf { it.split('/').all(::isPlainName) }
}

private fun isPlainName(name: String): Boolean =
    name.isNotEmpty() && name != "." && name != ".." && name.none { it.isISOControl() || it in "\\:" }
