package cl.luka.shell.core.permission

import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.shape.PermissionState

/** The code of a call that failed for the want of a permission; null where it is granted. */
internal fun PermissionState.refusal(): ErrorCode? = when (this) {
    PermissionState.GRANTED -> null
    PermissionState.DENIED_FOREVER -> ErrorCode.DENIED_FOREVER
    else -> ErrorCode.DENIED
}
