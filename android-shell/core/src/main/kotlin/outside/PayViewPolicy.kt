package cl.luka.shell.core.outside

import cl.luka.shell.core.uri.WebAddress

/** Where the pay view may go: any page of https; an address of [ownOrigin] is the way back. */
class PayViewPolicy(private val ownOrigin: String) {
    private val links = OutsideLinks(ownOrigin)

    /** True for a page that a payment may begin with. */
    fun mayOpen(url: String): Boolean =
        WebAddress.read(url)?.let { it.isSecure && it.origin != ownOrigin } == true

    /** What becomes of [navigation]; banks' own apps open by a touch. */
    fun decide(navigation: Navigation): NavigationDecision {
        val address = WebAddress.read(navigation.url)
        return when {
            address?.origin == ownOrigin && navigation.isMainFrame -> NavigationDecision.Return(
                navigation.url
            )
            mayOpen(navigation.url) -> NavigationDecision.Show
            address != null -> NavigationDecision.Refuse
            !navigation.isMainFrame && navigation.url == "about:blank" -> NavigationDecision.Show
            navigation.hasGesture -> leave(navigation.url)
            else -> NavigationDecision.Refuse
        }
    }

    private fun leave(url: String): NavigationDecision =
        links.targetOf(url)?.let(NavigationDecision::Leave) ?: NavigationDecision.Refuse
}
