package cl.luka.shell.core.outside

/** What becomes of a [Navigation]. */
sealed interface NavigationDecision {
    /** The view goes there. */
    data object Show : NavigationDecision

    /** Another app opens it; the view stays where it is. */
    data class Leave(val target: OutsideTarget) : NavigationDecision

    /** Of the pay view: the payment led back to the app; the view closes. */
    data class Return(val url: String) : NavigationDecision

    /** Nothing happens. */
    data object Refuse : NavigationDecision
}
