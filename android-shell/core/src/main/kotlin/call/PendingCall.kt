package cl.luka.shell.core.call

import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.message.MAX_MESSAGE_LENGTH
import cl.luka.shell.core.message.Outcome
import cl.luka.shell.core.message.toFields
import cl.luka.shell.core.port.Cancellable
import cl.luka.shell.core.port.EventLoop
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.encodeToJsonElement

/** A call of the web app that waits for its one reply. Call on the event loop only. */
internal class PendingCall(val id: String, private val messenger: WebMessenger, private val loop: EventLoop) {
    /** True once the call was replied to or dropped. */
    var isFinished = false
        private set
    private var timeout: Cancellable? = null
    private val finishListeners = mutableListOf<() -> Unit>()

    /** Fails the call after that many [milliseconds]; replaces an earlier timeout. */
    fun setTimeout(milliseconds: Long) {
        timeout?.cancel()
        timeout = loop.postDelayed(milliseconds) { fail(ErrorCode.FAILED, "timed out") }
    }

    /** Runs [listener] once the call is finished, in whatever way. */
    fun onFinish(listener: () -> Unit) {
        if (isFinished) listener() else finishListeners += listener
    }

    /** Replies with [value] as JSON. */
    inline fun <reified T> reply(value: T) = finish(Outcome.Reply(Json.encodeToJsonElement(value)))

    /** Replies with a failure. */
    fun fail(code: ErrorCode, message: String) = finish(Outcome.Failure(code, message))

    /** Replies; [onDelivered] tells whether the web app accepted it. A second reply is ignored. */
    fun finish(outcome: Outcome, onDelivered: (Boolean) -> Unit = {}) {
        if (isFinished) return onDelivered(false)
        // First: where it throws, the call can still fail.
        val message = messageOf(outcome)
        drop()
        messenger.send(message, onDelivered)
    }

    /** Finishes the call without a reply: its load is over, or the reply was sent as chunks. */
    fun drop() {
        if (isFinished) return
        isFinished = true
        timeout?.cancel()
        finishListeners.forEach { it() }
    }

    /** Runs [work] and fails the call where it throws, without the message of the exception. */
    @Suppress("TooGenericExceptionCaught") // Device APIs throw anything, and every call needs a reply.
    fun failOnException(work: () -> Unit) {
        try {
            work()
        } catch (error: Throwable) {
            fail(ErrorCode.FAILED, error.javaClass.simpleName)
        }
    }

    private fun messageOf(outcome: Outcome): JsonObject {
        val message = JsonObject(mapOf("callbackId" to JsonPrimitive(id)) + outcome.toFields())
        if (message.toString().length <= MAX_MESSAGE_LENGTH) return message
        return messageOf(Outcome.Failure(ErrorCode.TOO_LARGE, "longer than one message may be"))
    }
}
