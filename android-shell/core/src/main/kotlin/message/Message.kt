package cl.luka.shell.core.message

/** What a text that was posted to the shell comes to. */
sealed interface Message {
    /** A message that is owed an answer, as it has the secret and a callback id. */
    sealed interface Addressed : Message {
        /** Whom to answer. */
        val callbackId: String
    }

    /** A call; [keep] is the name under which its outcome is to outlive the page. */
    data class Call(override val callbackId: String, val request: Request, val keep: String?) : Addressed

    /** The page is back and asks for what was kept under [name]. */
    data class Resume(override val callbackId: String, val event: Event, val name: String) : Addressed

    /** An event that this shell does not have. */
    data class Unknown(override val callbackId: String) : Addressed

    /** Not of the contract's shape; [reason] names the field and no value. */
    data class Malformed(override val callbackId: String, val code: ErrorCode, val reason: String) :
        Addressed

    /** Without the secret, or without anybody to answer: a stranger's, or noise. */
    data object Dropped : Message
}
