package cl.luka.shell.core.navigation

import cl.luka.shell.core.uri.WebUrl

/** Decides what the pay view may load: any https page. A URL of [ownOrigin] returns to the app. */
class PayViewPolicy(private val ownOrigin: String) {
    private val externalLinks = ExternalLinkPolicy(ownOrigin)

    /** True for a page that a payment may begin with. */
    fun mayOpen(url: String): Boolean =
        WebUrl.parse(url)?.let { it.isSecure && it.origin != ownOrigin } == true

    /** Decides about [navigation]. Apps of banks open after a user gesture only. */
    fun decide(navigation: Navigation): NavigationDecision {
        val url = WebUrl.parse(navigation.url)
        return when {
            url?.origin == ownOrigin && navigation.isMainFrame ->
                NavigationDecision.ReturnToApp(navigation.url)
            mayOpen(navigation.url) -> NavigationDecision.Load
            url != null -> NavigationDecision.Block
            !navigation.isMainFrame && navigation.url == "about:blank" -> NavigationDecision.Load
            navigation.hasGesture -> openExternally(navigation.url)
            else -> NavigationDecision.Block
        }
    }

    private fun openExternally(url: String): NavigationDecision =
        externalLinks.targetOf(url)?.let(NavigationDecision::OpenExternally) ?: NavigationDecision.Block
}
