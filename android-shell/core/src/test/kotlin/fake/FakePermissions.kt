package cl.luka.shell.core.fake

import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.port.Permissions

/** Permissions whose dialog stays open until a test responds to it. */
class FakePermissions : Permissions {
    override var declared = PermissionName.entries.toSet()
    val granted = mutableSetOf<PermissionName>()
    val withRationale = mutableSetOf<PermissionName>()
    val requests = mutableListOf<Set<PermissionName>>()
    private val open = ArrayDeque<() -> Unit>()

    override fun isGranted(name: PermissionName) = name in granted

    override fun shouldShowRationale(name: PermissionName) = name in withRationale

    override fun request(names: Set<PermissionName>, onResult: () -> Unit) {
        requests += names
        open += onResult
    }

    /** The user responds to the oldest dialog, as [change] says. */
    fun respond(change: FakePermissions.() -> Unit = {}) {
        change()
        open.removeFirst()()
    }
}
