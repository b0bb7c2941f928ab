package cl.luka.shell.core.webview

import cl.luka.shell.core.uri.decodePercent

/** Prefixes of the paths of screens with identity cards, codes, accounts or a signature. */
private val securePaths =
    listOf(
        "/pages/account/",
        "/pages/contract-new/contract-new",
        "/pages/demo/",
        "/pages/sign/",
        "/pages/step/",
        "/pages/upload/"
    )

/** True for a URL of the app whose screen needs FLAG_SECURE. A URL that cannot be decoded counts as one. */
fun isSecureScreen(url: String): Boolean {
    val hash = url.substringAfter('#', "").substringBefore('?')
    val path = decodePercent(hash) ?: return true
    return securePaths.any(path::startsWith)
}
