package cl.luka.shell.core.navigation

import cl.luka.shell.core.uri.ORIGIN
import cl.luka.shell.core.uri.WebUrl

private val emptyDocuments = setOf("about:blank", "about:srcdoc")

/** Decides what the app's own view may load: its main frame never leaves [ORIGIN]. */
object NavigationPolicy {
    private val externalLinks = ExternalLinkPolicy()

    /** Decides about [navigation]. */
    fun decide(navigation: Navigation): NavigationDecision {
        val url = WebUrl.parse(navigation.url)
        return when {
            url?.origin == ORIGIN -> NavigationDecision.Load
            navigation.isMainFrame -> openExternally(navigation)
            // A foreign frame has no secret, so no bridge. The CSP decides which frames there may be.
            url?.isSecure == true || navigation.url in emptyDocuments -> NavigationDecision.Load
            else -> openExternally(navigation)
        }
    }

    /** Only after a user gesture: a page must not start another app by itself. */
    private fun openExternally(navigation: Navigation): NavigationDecision {
        val target = if (navigation.hasGesture) externalLinks.targetOf(navigation.url) else null
        return target?.let(NavigationDecision::OpenExternally) ?: NavigationDecision.Block
    }
}
