package cl.luka.shell.core.permission

import cl.luka.shell.core.cache.ValueStore
import cl.luka.shell.core.shape.PermissionName
import java.io.IOException
import kotlinx.serialization.json.JsonPrimitive

/** What came of asking the last time; Android does not remember it for us. */
internal enum class LastAnswer {
    /** The question went away without an answer, or the system gave it by itself. */
    NONE_GIVEN,

    /** No, but to be asked again. */
    NO,

    /** No, and the question does not come any more. */
    NEVER
}

/** Remembers [LastAnswer] by permission, in a store that the page does not see. */
internal class PermissionMemory(private val store: ValueStore) {
    /** Null where nobody has asked since it was granted, or ever. */
    fun lastAnswer(name: PermissionName): LastAnswer? {
        val text = (store[name.wire] as? JsonPrimitive)?.content
        return LastAnswer.entries.find { it.name == text }
    }

    /** Keeps [answer], or forgets with null. A full disk costs no more than a question too many. */
    fun remember(name: PermissionName, answer: LastAnswer?) {
        try {
            if (answer == null) store.remove(name.wire) else store[name.wire] = JsonPrimitive(answer.name)
        } catch (_: IOException) {
            return
        }
    }
}
