package cl.luka.shell.core.navigation

/** A frame is about to load [url]; [hasGesture] if a user gesture started it. */
data class Navigation(val url: String, val isMainFrame: Boolean, val hasGesture: Boolean)

/** What happens with a [Navigation]. */
sealed interface NavigationDecision {
    /** The view loads it. */
    data object Load : NavigationDecision

    /** Another app opens it; the view stays as it is. */
    data class OpenExternally(val target: ExternalTarget) : NavigationDecision

    /** In the pay view: no user gesture led here, so the user is shown the link and opens it, or not. */
    data class OfferExternally(val target: ExternalTarget) : NavigationDecision

    /** In the pay view: it loads the same page at the https [url]. */
    data class LoadSecurely(val url: String) : NavigationDecision

    /** In the pay view: the payment returned to the app at [url], and the view closes. */
    data class ReturnToApp(val url: String) : NavigationDecision

    /** Nothing is loaded. */
    data object Block : NavigationDecision
}
