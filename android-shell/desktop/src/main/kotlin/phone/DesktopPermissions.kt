package cl.luka.shell.desktop.phone

import cl.luka.shell.core.cache.ValueStore
import cl.luka.shell.core.port.Permissions
import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.PermissionState
import kotlinx.serialization.json.JsonPrimitive

/** How the shell's own memory says that there was a no, after which one more question comes. */
private const val NO = "NO"

/** How it says that the question does not come any more. */
private const val NEVER = "NEVER"

/**
 * Android's permissions: it keeps how each stands in [kept]; [memory] is the shell's own, which [onLoop]
 * alone may change. What the person answers is told before, or the question stays open. Any thread.
 */
class DesktopPermissions(
    override val declared: Set<PermissionName>,
    private val kept: ValueStore,
    private val memory: ValueStore,
    private val onLoop: (() -> Unit) -> Unit
) : Permissions {
    private val answers = mutableMapOf<PermissionName, PermissionState>()
    private var question: Question? = null

    /** What the person is asked for at this moment. */
    val asked: Set<PermissionName>
        @Synchronized get() = question?.names.orEmpty()

    @Synchronized
    override fun isGranted(name: PermissionName): Boolean = stateOf(name) == PermissionState.GRANTED

    @Synchronized
    override fun shouldExplain(name: PermissionName): Boolean = stateOf(name) == PermissionState.DENIED

    @Synchronized
    override fun ask(names: Set<PermissionName>, done: () -> Unit) {
        question = Question(names, done)
        answerIfKnown()
    }

    /** How [name] stands from now on, as if all that leads there had happened before. */
    @Synchronized
    fun set(name: PermissionName, state: PermissionState) {
        put(name, state)
        remember(name, if (state == PermissionState.DENIED_FOREVER) NEVER else null)
    }

    /** What the person says when asked for [name]; with NOT_ASKED they take their time. */
    @Synchronized
    fun prepare(name: PermissionName, answer: PermissionState) {
        answers[name] = answer
        answerIfKnown()
    }

    /** How [name] stands. */
    @Synchronized
    fun stateOf(name: PermissionName): PermissionState =
        PermissionState.entries.find { JsonPrimitive(it.wire) == kept[name.wire] }
            ?: PermissionState.NOT_ASKED

    private fun answerIfKnown() {
        val open = question ?: return
        if (open.names.any { answers[it] == PermissionState.NOT_ASKED }) return
        question = null
        open.names.forEach(::answer)
        open.done()
    }

    /** As Android does: a second no is for good, and after that it asks nobody. */
    private fun answer(name: PermissionName) {
        val before = stateOf(name)
        val said = answers[name] ?: PermissionState.GRANTED
        val isLastNo = before == PermissionState.DENIED && said == PermissionState.DENIED
        val after = if (isLastNo) PermissionState.DENIED_FOREVER else said
        if (before == PermissionState.DENIED_FOREVER) return
        // Only who has said no before can say no for good.
        if (after == PermissionState.DENIED_FOREVER) remember(name, NO)
        put(name, after)
    }

    private fun put(name: PermissionName, state: PermissionState) =
        kept.set(name.wire, JsonPrimitive(state.wire))

    private fun remember(name: PermissionName, answer: String?) = onLoop {
        if (answer == null) memory.remove(name.wire) else memory[name.wire] = JsonPrimitive(answer)
    }

    private class Question(val names: Set<PermissionName>, val done: () -> Unit)
}
