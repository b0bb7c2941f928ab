package cl.luka.shell.core.call

import cl.luka.shell.core.message.ErrorCode

/** The bridge's door: whatever [work] throws, the call is answered, without what the exception says. */
@Suppress("TooGenericExceptionCaught") // A phone throws what it likes, and every call has its answer.
internal fun OpenCall.guarded(work: () -> Unit) {
    try {
        work()
    } catch (error: Exception) {
        fail(ErrorCode.FAILED, error.javaClass.simpleName)
    }
}
