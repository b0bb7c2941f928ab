package cl.luka.shell.core.person

import cl.luka.shell.core.call.guarded
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.message.Outcome
import cl.luka.shell.core.message.Request
import cl.luka.shell.core.outside.PayViewPolicy
import cl.luka.shell.core.permission.PermissionDesk
import cl.luka.shell.core.permission.refusal
import cl.luka.shell.core.port.Screens
import cl.luka.shell.core.queue.SingleSlotQueue
import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.PermissionState

/** Opens the screens that calls of the page need a person in. Used on the loop only. */
internal class PersonAnswers(
    private val screens: Screens,
    private val works: PersonWorks,
    private val desk: PermissionDesk,
    private val payPolicy: PayViewPolicy
) {
    private val camera = SingleSlotQueue()
    private val picker = SingleSlotQueue()
    private val payView = SingleSlotQueue()

    /** A photo, after asking for the camera. */
    fun takePhoto(order: PersonWorks.Order, request: Request.TakePhoto) {
        val open = { ticket: String -> withCamera(ticket) { screens.camera.take(ticket, request.photo) } }
        works.start(order, PersonScreen(camera, open, screens.camera::close))
    }

    /** A selfie of somebody who is there, after asking for the camera: there is one for both. */
    fun liveness(order: PersonWorks.Order) {
        val open = { ticket: String -> withCamera(ticket) { screens.liveness.start(ticket) } }
        works.start(order, PersonScreen(camera, open, screens.liveness::close))
    }

    /** Somebody of the address book. */
    fun pickContact(order: PersonWorks.Order) =
        works.start(order, PersonScreen(picker, screens.picker::pick, screens.picker::close))

    /** A payment page, if it is one. */
    fun openPayView(order: PersonWorks.Order, request: Request.OpenPayView) {
        if (!payPolicy.mayOpen(request.url)) {
            return order.call.fail(ErrorCode.NOT_PERMITTED, "no https page of somebody else's")
        }
        val open = { ticket: String -> screens.payView.open(ticket, request.url) }
        works.start(order, PersonScreen(payView, open, screens.payView::close))
    }

    private fun withCamera(ticket: String, open: () -> Unit) {
        if (desk.stateOf(PermissionName.CAMERA) == PermissionState.GRANTED) return open()
        val isAsking =
            desk.ask(setOf(PermissionName.CAMERA)) {
                val refusal = (desk.stateOf(PermissionName.CAMERA) ?: PermissionState.DENIED).refusal()
                when {
                    !works.isOpen(ticket) -> Unit
                    refusal == null -> works.guarded(ticket, open)
                    else -> works.finish(ticket, Outcome.Failure(refusal, "the camera"))
                }
            }
        if (!isAsking) works.fail(ticket, ErrorCode.BUSY)
    }
}
