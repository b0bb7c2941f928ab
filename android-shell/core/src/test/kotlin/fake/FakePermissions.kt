package cl.luka.shell.core.fake

import cl.luka.shell.core.port.Permissions
import cl.luka.shell.core.shape.PermissionName

/** Android's permissions: a question stays open until a test answers it. */
class FakePermissions : Permissions {
    override var declared = PermissionName.entries.toSet()
    val granted = mutableSetOf<PermissionName>()
    val explained = mutableSetOf<PermissionName>()
    val questions = mutableListOf<Set<PermissionName>>()
    private val open = ArrayDeque<() -> Unit>()

    override fun isGranted(name: PermissionName) = name in granted

    override fun shouldExplain(name: PermissionName) = name in explained

    override fun ask(names: Set<PermissionName>, done: () -> Unit) {
        questions += names
        open += done
    }

    /** The person has answered the oldest question, as [change] says. */
    fun answer(change: FakePermissions.() -> Unit = {}) {
        change()
        open.removeFirst()()
    }
}
