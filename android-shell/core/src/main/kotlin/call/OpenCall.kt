package cl.luka.shell.core.call

import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.message.MAX_MESSAGE_LENGTH
import cl.luka.shell.core.message.Outcome
import cl.luka.shell.core.message.toFields
import cl.luka.shell.core.port.Cancellable
import cl.luka.shell.core.port.Loop
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** A message of the page that waits for its one answer. Used on the loop only. */
internal class OpenCall(val id: String, private val link: PageLink, private val loop: Loop) {
    /** True once it was answered or forgotten. */
    var isOver = false
        private set
    private var deadline: Cancellable? = null
    private val endings = mutableListOf<() -> Unit>()

    /** Fails the call in that many [milliseconds], counted anew with each call of this. */
    fun endAfter(milliseconds: Long) {
        deadline?.cancel()
        deadline = loop.postDelayed(milliseconds) { fail(ErrorCode.FAILED, "no answer in time") }
    }

    /** Runs [work] once the call is over, however it ended. */
    fun whenOver(work: () -> Unit) {
        if (isOver) work() else endings += work
    }

    /** Answers; [taken] tells whether the page took it. A second answer goes nowhere. */
    fun end(outcome: Outcome, taken: (Boolean) -> Unit = {}) {
        if (isOver) return taken(false)
        forget()
        link.sendMessage(message(outcome), taken)
    }

    /** Answers with a failure. */
    fun fail(code: ErrorCode, message: String) = end(Outcome.Failure(code, message))

    /** Nobody waits any more: the load is over, or the answer went another way. */
    fun forget() {
        if (isOver) return
        isOver = true
        deadline?.cancel()
        endings.forEach { it() }
    }

    private fun message(outcome: Outcome): JsonObject {
        val message = JsonObject(mapOf("callbackId" to JsonPrimitive(id)) + outcome.toFields())
        if (message.toString().length <= MAX_MESSAGE_LENGTH) return message
        return message(Outcome.Failure(ErrorCode.TOO_LARGE, "more text than one message may hold"))
    }
}
