package cl.luka.shell.core.outside

import cl.luka.shell.core.port.OutsideApps

/** Opens links in other apps, if they may leave by [links]. */
class OutsideDoor(private val links: OutsideLinks, private val apps: OutsideApps) {
    /** Whether an app took the link, or its fallback; null for a link that may not leave. */
    fun open(uri: String): Boolean? = links.targetOf(uri)?.let(::open)

    /** Whether an app took the target, or its fallback. */
    fun open(target: OutsideTarget): Boolean = apps.open(target) || target.fallback?.let(apps::open) == true
}
