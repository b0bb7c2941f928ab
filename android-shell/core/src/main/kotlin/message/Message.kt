package cl.luka.shell.core.message

/** A message posted to the shell, parsed. */
sealed interface Message {
    /** A message with the secret and a callback id: it gets a reply. */
    sealed interface Accepted : Message {
        /** The id that the reply carries. */
        val callbackId: String
    }

    /** A call of [event]; its outcome is stored under the name [keep] until it is delivered. */
    data class Call(
        override val callbackId: String,
        val event: String,
        val request: Request,
        val keep: String?
    ) : Accepted

    /** A request for the outcome that was stored under [name]. */
    data class Resume(override val callbackId: String, val event: String, val name: String) : Accepted

    /** An event that this shell does not have. */
    data class UnknownEvent(override val callbackId: String) : Accepted

    /** Does not match the contract; [reason] names the field, never its value. */
    data class Malformed(override val callbackId: String, val code: ErrorCode, val reason: String) : Accepted

    /** Without the secret or a callback id: ignored. */
    data object Ignored : Message
}
