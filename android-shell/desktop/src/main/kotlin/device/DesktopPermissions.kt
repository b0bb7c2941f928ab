package cl.luka.shell.desktop.device

import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.PermissionState
import cl.luka.shell.core.permission.PermissionHistory
import cl.luka.shell.core.permission.PermissionResult
import cl.luka.shell.core.port.Permissions
import cl.luka.shell.core.storage.KeyValueStore
import kotlinx.serialization.json.JsonPrimitive

/**
 * Simulates Android's permissions. [states] stores them; [history] is the core's own, which may be changed
 * on its event loop only. The user's answers are prepared, or the dialog stays open. Any thread.
 */
class DesktopPermissions(
    override val declared: Set<PermissionName>,
    private val states: KeyValueStore,
    private val history: PermissionHistory,
    private val onLoop: (() -> Unit) -> Unit
) : Permissions {
    private val answers = mutableMapOf<PermissionName, PermissionState>()
    private var dialog: Dialog? = null

    /** The permissions in the open dialog. */
    val requested: Set<PermissionName>
        @Synchronized get() = dialog?.names.orEmpty()

    @Synchronized
    override fun isGranted(name: PermissionName): Boolean = stateOf(name) == PermissionState.GRANTED

    @Synchronized
    override fun shouldShowRationale(name: PermissionName): Boolean = stateOf(name) == PermissionState.DENIED

    @Synchronized
    override fun request(names: Set<PermissionName>, onResult: () -> Unit) {
        dialog = Dialog(names, onResult)
        closeIfAnswered()
    }

    /** Sets the state of [name], with a history that leads to it. */
    @Synchronized
    fun set(name: PermissionName, state: PermissionState) {
        put(name, state)
        val isPermanent = state == PermissionState.DENIED_FOREVER
        setHistory(name, if (isPermanent) PermissionResult.DENIED_PERMANENTLY else null)
    }

    /** Sets the user's [answer] to a request of [name]; with NOT_ASKED the dialog stays open. */
    @Synchronized
    fun prepare(name: PermissionName, answer: PermissionState) {
        answers[name] = answer
        closeIfAnswered()
    }

    /** The state of [name]. */
    @Synchronized
    fun stateOf(name: PermissionName): PermissionState =
        PermissionState.entries.find { JsonPrimitive(it.wire) == states[name.wire] }
            ?: PermissionState.NOT_ASKED

    private fun closeIfAnswered() {
        val open = dialog ?: return
        if (open.names.any { answers[it] == PermissionState.NOT_ASKED }) return
        dialog = null
        open.names.forEach(::answer)
        open.onResult()
    }

    /** As on Android, a second denial is permanent, and after it no dialog is shown. */
    private fun answer(name: PermissionName) {
        val before = stateOf(name)
        val answer = answers[name] ?: PermissionState.GRANTED
        val isSecondDenial = before == PermissionState.DENIED && answer == PermissionState.DENIED
        val after = if (isSecondDenial) PermissionState.DENIED_FOREVER else answer
        if (before == PermissionState.DENIED_FOREVER) return
        // A permanent denial follows an earlier one.
        if (after == PermissionState.DENIED_FOREVER) setHistory(name, PermissionResult.DENIED)
        put(name, after)
    }

    private fun put(name: PermissionName, state: PermissionState) =
        states.set(name.wire, JsonPrimitive(state.wire))

    private fun setHistory(name: PermissionName, result: PermissionResult?) =
        onLoop { history.set(name, result) }

    private class Dialog(val names: Set<PermissionName>, val onResult: () -> Unit)
}

/** A permission and its state, as in options and commands. Throws an IllegalArgumentException. */
fun parsePermission(name: String, state: String): Pair<PermissionName, PermissionState> {
    val permission = PermissionName.entries.find { it.wire == name }
    val parsed = PermissionState.entries.find { it.wire == state }
    requireNotNull(permission) { "$name: one of ${PermissionName.entries.joinToString { it.wire }}" }
    requireNotNull(parsed) { "$name: one of ${PermissionState.entries.joinToString { it.wire }}" }
    return permission to parsed
}
