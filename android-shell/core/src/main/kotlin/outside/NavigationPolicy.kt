package cl.luka.shell.core.outside

import cl.luka.shell.core.uri.WebAddress

private val emptyPages = setOf("about:blank", "about:srcdoc")

/** Where the app's own view may go: the main frame never leaves [ownOrigin]. */
class NavigationPolicy(private val ownOrigin: String) {
    private val links = OutsideLinks(ownOrigin)

    /** What becomes of [navigation]. */
    fun decide(navigation: Navigation): NavigationDecision {
        val address = WebAddress.read(navigation.url)
        return when {
            address?.origin == ownOrigin -> NavigationDecision.Show
            navigation.isMainFrame -> leave(navigation)
            // Frames of strangers have no secret, so no bridge; which there may be says the page's CSP.
            address?.isSecure == true || navigation.url in emptyPages -> NavigationDecision.Show
            else -> leave(navigation)
        }
    }

    /** Without a touch no page sends the person to another app. */
    private fun leave(navigation: Navigation): NavigationDecision {
        val target = if (navigation.hasGesture) links.targetOf(navigation.url) else null
        return target?.let(NavigationDecision::Leave) ?: NavigationDecision.Refuse
    }
}
