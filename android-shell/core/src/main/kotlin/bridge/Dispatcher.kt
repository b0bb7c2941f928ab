package cl.luka.shell.core.bridge

import cl.luka.shell.core.cache.CacheAnswers
import cl.luka.shell.core.call.Deadlines
import cl.luka.shell.core.call.OpenCall
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.message.Message
import cl.luka.shell.core.message.Outcome
import cl.luka.shell.core.message.Request
import cl.luka.shell.core.permission.PermissionDesk
import cl.luka.shell.core.person.PersonAnswers
import cl.luka.shell.core.person.PersonWorks
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put

/** Who answers what. Used on the loop only. */
internal class Dispatcher(
    private val phone: PhoneAnswers,
    private val cache: CacheAnswers,
    private val person: PersonAnswers,
    private val desk: PermissionDesk
) {
    /** Answers [message] by [call], now or later. */
    fun dispatch(call: OpenCall, message: Message.Call) {
        val order = PersonWorks.Order(call, message.request, message.keep)
        when (val request = message.request) {
            is Request.Liveness -> person.liveness(order)
            is Request.PickerContact -> person.pickContact(order)
            is Request.TakePhoto -> person.takePhoto(order, request)
            is Request.OpenPayView -> person.openPayView(order, request)
            is Request.Permission -> tellPermissions(call, request)
            else -> {
                call.endAfter(Deadlines.USUAL)
                dispatchUsual(call, request)
            }
        }
    }

    private fun dispatchUsual(call: OpenCall, request: Request) = when (request) {
        is Request.DeviceInfo -> call.end(phone.describe())
        is Request.SelfAppInfo -> call.end(phone.describeBuild())
        is Request.SmsInfo -> phone.sendSms(call, request)
        is Request.InstallAppInfo -> phone.sendApps(call)
        is Request.AfEvent -> call.end(phone.track(request))
        is Request.Location -> phone.sendPlace(call)
        is Request.LocalCache -> call.end(cache.serve(request))
        is Request.AllSpCache -> call.end(cache.all())
        is Request.IntentUriOpen -> call.end(phone.openOutside(request))
        else -> call.fail(ErrorCode.UNSUPPORT, "no such event")
    }

    private fun tellPermissions(call: OpenCall, request: Request.Permission) {
        call.endAfter(if (request.ask) Deadlines.PERSON else Deadlines.USUAL)
        val tell = { call.end(Outcome.Reply(statesOf(request))) }
        if (!request.ask) return tell()
        if (!desk.ask(request.names, tell)) call.fail(ErrorCode.BUSY, "too many questions wait")
    }

    /** A name that this build does not have is left out. */
    private fun statesOf(request: Request.Permission) = buildJsonObject {
        for (name in request.names) desk.stateOf(name)?.let { put(name.wire, it.wire) }
    }
}
