package cl.luka.shell.core.view

import cl.luka.shell.core.uri.decodePercent

/** Screens with papers, codes, accounts or a signature, by where their path begins. */
private val secret =
    listOf(
        "/pages/account/",
        "/pages/contract-new/contract-new",
        "/pages/demo/",
        "/pages/sign/",
        "/pages/step/",
        "/pages/upload/"
    )

/**
 * True for an address of the app whose screen nobody may take a picture of: not the list of recent apps, not
 * another app. What cannot be read counts as such a screen.
 */
fun isSecretScreen(url: String): Boolean {
    val hash = url.substringAfter('#', "").substringBefore('?')
    val path = decodePercent(hash) ?: return true
    return secret.any(path::startsWith)
}
