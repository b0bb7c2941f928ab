package cl.luka.shell.core.bridge

import cl.luka.shell.core.call.OpenCall
import cl.luka.shell.core.call.guarded
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.message.Outcome
import cl.luka.shell.core.message.Request
import cl.luka.shell.core.outside.OutsideDoor
import cl.luka.shell.core.permission.PermissionDesk
import cl.luka.shell.core.permission.refusal
import cl.luka.shell.core.port.Loop
import cl.luka.shell.core.port.PhoneList
import cl.luka.shell.core.port.Ports
import cl.luka.shell.core.shape.InstalledApp
import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.PermissionState
import cl.luka.shell.core.shape.Place
import cl.luka.shell.core.shape.Sms
import cl.luka.shell.core.shape.coarse
import cl.luka.shell.core.stream.ChunkedReplies
import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.encodeToJsonElement
import kotlinx.serialization.json.put

/** Answers what the phone can tell without the person. Used on the loop only. */
internal class PhoneAnswers(
    private val ports: Ports,
    private val desk: PermissionDesk,
    private val lists: ChunkedReplies,
    private val door: OutsideDoor,
    private val loop: Loop
) {
    /** What the phone is. */
    fun describe(): Outcome = Outcome.Reply(Json.encodeToJsonElement(ports.phone.describe()))

    /** What this build is. */
    fun describeBuild(): Outcome = Outcome.Reply(Json.encodeToJsonElement(ports.phone.describeBuild()))

    /** Counts an event. */
    fun track(request: Request.AfEvent): Outcome =
        Outcome.Reply(buildJsonObject { put("sent", ports.analytics.track(request.name, request.values)) })

    /** Opens a link in another app, if it is one that may lead there. */
    fun openOutside(request: Request.IntentUriOpen): Outcome = when (val opened = door.open(request.uri)) {
        null -> Outcome.Failure(ErrorCode.NOT_PERMITTED, "a link that may not leave the app")
        else -> Outcome.Reply(buildJsonObject { put("opened", opened) })
    }

    /** Streams the installed apps. */
    fun sendApps(call: OpenCall) = sendList(call, ports.phone.openApps(), InstalledApp.serializer())

    /** Streams the text messages, after asking for them where that can still help. */
    fun sendSms(call: OpenCall, request: Request.SmsInfo) {
        val read = { sendList(call, ports.phone.openSms(request.since), Sms.serializer()) }
        val state = desk.stateOf(PermissionName.SMS)
        if (state == null || state == PermissionState.GRANTED) return read()
        if (state ==
            PermissionState.DENIED_FOREVER
        ) {
            return call.fail(ErrorCode.DENIED_FOREVER, "the messages")
        }
        val isAsking =
            desk.ask(setOf(PermissionName.SMS)) {
                val refusal = (desk.stateOf(PermissionName.SMS) ?: PermissionState.DENIED).refusal()
                when {
                    call.isOver -> Unit
                    refusal == null -> call.guarded(read)
                    else -> call.fail(refusal, "the messages")
                }
            }
        if (!isAsking) call.fail(ErrorCode.BUSY, "too many questions wait")
    }

    /** Looks for the place. It does not ask: the app asks at its launch, after an explanation. */
    fun sendPlace(call: OpenCall) {
        val refusal = (desk.stateOf(PermissionName.LOCATION) ?: PermissionState.DENIED).refusal()
        if (refusal != null) return call.fail(refusal, "the place")
        val search = ports.places.find { place -> loop.post { sendPlace(call, place?.coarse()) } }
        call.whenOver(search::cancel)
    }

    private fun sendPlace(call: OpenCall, place: Place?) {
        if (place == null) return call.fail(ErrorCode.UNAVAILABLE, "no place was found")
        call.end(Outcome.Reply(Json.encodeToJsonElement(place)))
    }

    private fun <T> sendList(call: OpenCall, list: PhoneList<T>?, serializer: KSerializer<T>) {
        if (list == null) return call.fail(ErrorCode.NOT_PERMITTED, "not in this build")
        lists.send(call, list, serializer)
    }
}
