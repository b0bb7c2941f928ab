package cl.luka.shell.core.navigation

import cl.luka.shell.core.port.ExternalApps

/** Opens links in other apps, where [ExternalLinkPolicy] allows it. */
class ExternalLinks(private val apps: ExternalApps) {
    private val policy = ExternalLinkPolicy()

    /** True if an app opened the link or its fallback; null for a link that is not allowed. */
    fun open(uri: String): Boolean? = policy.targetOf(uri)?.let(::open)

    /** True if an app opened the target or its fallback. */
    fun open(target: ExternalTarget): Boolean = apps.open(target) || target.fallback?.let(apps::open) == true
}

/** A link for another app, rebuilt from parts that were validated one by one. */
data class ExternalTarget(
    val action: ExternalAction,
    val uri: String,
    /** The only app that may open it; null for any. */
    val packageName: String? = null,
    /** The target to open where no app opens this one. */
    val fallback: ExternalTarget? = null
)

/** The intent actions that a link may start; none of them has an effect without the user. */
enum class ExternalAction(val intentAction: String) {
    /** Shows the link. */
    VIEW("android.intent.action.VIEW"),

    /** Fills in the number; the user starts the call. */
    DIAL("android.intent.action.DIAL"),

    /** Fills in the email; the user sends it. */
    SEND_TO("android.intent.action.SENDTO")
}
