package cl.luka.shell.core.useraction

import cl.luka.shell.core.call.SingleSlotQueue
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.message.Outcome
import cl.luka.shell.core.message.Request
import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.navigation.PayViewPolicy
import cl.luka.shell.core.permission.PermissionRequests
import cl.luka.shell.core.port.Screens

/** Handles the events in which the user acts, each by opening a screen. Call on the event loop only. */
internal class UserActionHandler(
    private val screens: Screens,
    private val requests: UserActionRequests,
    private val permissions: PermissionRequests
) {
    private val camera = SingleSlotQueue()
    private val contactPicker = SingleSlotQueue()
    private val payView = SingleSlotQueue()
    private val lock = SingleSlotQueue()

    /** Opens the screen for [request], now or when it is free. Photos and selfies share the camera. */
    fun start(request: UserActionRequest) = when (val action = request.action) {
        is Request.TakePhoto ->
            requests.start(request, camera) { id -> withCamera(id) { screens.takePhoto(id, action.photo) } }
        is Request.Liveness ->
            requests.start(request, camera) { id -> withCamera(id) { screens.startLiveness(id) } }
        is Request.PickerContact ->
            requests.start(request, contactPicker, screens::pickContact)
        is Request.Unlock ->
            requests.start(request, lock, screens::askForLock)
        is Request.OpenPayView ->
            if (PayViewPolicy.mayOpen(action.url)) {
                requests.start(request, payView) { id -> screens.openPayView(id, action.url) }
            } else {
                request.call.fail(ErrorCode.NOT_PERMITTED, "no https page of another origin")
            }
    }

    private fun withCamera(requestId: String, open: () -> Unit) {
        if (permissions.denialOf(PermissionName.CAMERA) == null) return open()
        val isQueued =
            permissions.request(setOf(PermissionName.CAMERA)) {
                val denial = permissions.denialOf(PermissionName.CAMERA)
                when {
                    !requests.isPending(requestId) -> Unit
                    denial == null -> requests.failOnException(requestId, open)
                    else -> requests.finish(requestId, Outcome.Failure(denial, "camera"))
                }
            }
        if (!isQueued) requests.fail(requestId, ErrorCode.BUSY)
    }
}
