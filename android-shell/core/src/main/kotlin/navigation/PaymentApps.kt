package cl.luka.shell.core.navigation

/**
 * The schemes of the apps that a payment page may open, besides the links of [ExternalLinkPolicy]. Add one
 * only with a published source: a wrong one opens an app that the user does not expect in the middle of a
 * payment. Apps that open by https need no entry.
 */
object PaymentApps {
    /** The schemes, in lower case. */
    val schemes: Set<String> =
        setOf(
            // Khipu: `app_url` of a payment. Source: docs.khipu.com, API v3, "Create payment".
            "khipu",
            // MACH: `app_link_url` of a payment. Source: docs.pagsmile.com, Chile, "Wallet".
            "machapp"
        )
}
