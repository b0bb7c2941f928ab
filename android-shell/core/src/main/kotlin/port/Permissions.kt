package cl.luka.shell.core.port

import cl.luka.shell.core.model.PermissionName

/** Android's runtime permissions. */
interface Permissions {
    /** The permissions that the manifest of this build declares. */
    val declared: Set<PermissionName>

    /** True if the user granted it. */
    fun isGranted(name: PermissionName): Boolean

    /** `shouldShowRequestPermissionRationale`: true after a denial that is not permanent. */
    fun shouldShowRationale(name: PermissionName): Boolean

    /** Shows Android's dialog; calls [onResult] on any thread once it is closed. */
    fun request(names: Set<PermissionName>, onResult: () -> Unit)
}
