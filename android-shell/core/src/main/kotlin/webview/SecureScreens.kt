package cl.luka.shell.core.webview

import cl.luka.shell.core.uri.decodePercent

/**
 * Prefixes of the paths of screens with identity cards, codes, accounts, all that is held about the user, a
 * signature or a payment.
 */
private val securePaths =
    listOf(
        "/pages/account/",
        "/pages/contract-new/contract-new",
        "/pages/demo/",
        "/pages/order-detail/order-detail",
        "/pages/settings/settings",
        "/pages/sign/",
        "/pages/step/",
        "/pages/upload/",
        "/pages/webview/webview"
    )

/**
 * Prefixes of the paths of screens in which the user signs, pays, names the account for the money, or turns
 * the lock off.
 */
private val filteredPaths =
    listOf(
        "/pages/order-detail/order-detail",
        "/pages/settings/settings",
        "/pages/sign/",
        "/pages/step/step-withdrawal/",
        "/pages/webview/webview"
    )

/** True for a URL of the app whose screen needs FLAG_SECURE. A URL that cannot be decoded counts as one. */
fun isSecureScreen(url: String): Boolean = isBelow(url, securePaths)

/**
 * True for a URL of the app whose screen ignores touches while another app covers the window. Not for others:
 * under a screen dimmer the app could not be used.
 */
fun isTouchFiltered(url: String): Boolean = isBelow(url, filteredPaths)

private fun isBelow(url: String, paths: List<String>): Boolean {
    val hash = url.substringAfter('#', "").substringBefore('?')
    val path = decodePercent(hash) ?: return true
    return paths.any(path::startsWith)
}
