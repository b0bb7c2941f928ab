package cl.luka.shell.core.port

import cl.luka.shell.core.shape.PermissionName

/** The system's permissions. */
interface Permissions {
    /** Those that this build has in its manifest. */
    val declared: Set<PermissionName>

    /** True if the person said yes. */
    fun isGranted(name: PermissionName): Boolean

    /** `shouldShowRequestPermissionRationale`: true after a no that was not for good. */
    fun shouldExplain(name: PermissionName): Boolean

    /** Asks the person; [done] once they answered or went away, from any thread. */
    fun ask(names: Set<PermissionName>, done: () -> Unit)
}
