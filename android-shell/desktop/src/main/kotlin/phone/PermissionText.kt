package cl.luka.shell.desktop.phone

import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.PermissionState

/** A permission and how it stands, as testers write them. Throws an IllegalArgumentException. */
fun readPermission(name: String, state: String): Pair<PermissionName, PermissionState> {
    val permission = PermissionName.entries.find { it.wire == name }
    val standing = PermissionState.entries.find { it.wire == state }
    requireNotNull(permission) { "$name: one of ${PermissionName.entries.joinToString { it.wire }}" }
    requireNotNull(standing) { "$name: one of ${PermissionState.entries.joinToString { it.wire }}" }
    return permission to standing
}
