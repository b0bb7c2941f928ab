package cl.luka.shell.core.navigation

import cl.luka.shell.core.uri.ORIGIN
import cl.luka.shell.core.uri.WebUrl

/**
 * Decides what the pay view may load: any https page of a public host. A URL of [ORIGIN] returns to the
 * app. Other apps are those of [ExternalLinkPolicy], and the [PaymentApps].
 */
object PayViewPolicy {
    private val externalLinks = ExternalLinkPolicy(PaymentApps.schemes)

    /** True for a page that a payment may begin with. */
    fun mayOpen(url: String): Boolean =
        WebUrl.parse(url)?.let { it.isSecure && it.isPublic && it.origin != ORIGIN } == true

    /** Decides about [navigation]. Other apps open after a user gesture only. */
    fun decide(navigation: Navigation): NavigationDecision {
        val url = WebUrl.parse(navigation.url)
        return when {
            url != null && navigation.isMainFrame -> decide(url)
            mayOpen(navigation.url) -> NavigationDecision.Load
            !navigation.isMainFrame && navigation.url == "about:blank" -> NavigationDecision.Load
            url == null -> openExternally(navigation)
            else -> NavigationDecision.Block
        }
    }

    /** Some banks still redirect by http, to a page that they have by https too. */
    private fun decide(url: WebUrl): NavigationDecision {
        val secureUrl = url.toSecure()
        return when {
            secureUrl.startsWith("$ORIGIN/") || secureUrl == ORIGIN ->
                NavigationDecision.ReturnToApp(secureUrl)
            // A router or a server of the user's own network is no bank.
            !url.isPublic -> NavigationDecision.Block
            url.isSecure -> NavigationDecision.Load
            else -> NavigationDecision.LoadSecurely(secureUrl)
        }
    }

    private fun openExternally(navigation: Navigation): NavigationDecision {
        val target = externalLinks.targetOf(navigation.url)
        return when {
            target == null -> NavigationDecision.Block
            navigation.hasGesture -> NavigationDecision.OpenExternally(target)
            navigation.isMainFrame -> NavigationDecision.OfferExternally(target)
            else -> NavigationDecision.Block
        }
    }
}
