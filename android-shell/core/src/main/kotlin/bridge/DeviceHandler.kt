package cl.luka.shell.core.bridge

import cl.luka.shell.core.call.PendingCall
import cl.luka.shell.core.call.Timeouts
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.message.Outcome
import cl.luka.shell.core.message.Request
import cl.luka.shell.core.message.codeInText
import cl.luka.shell.core.model.AreaDetails
import cl.luka.shell.core.model.DEVICE_LOCK
import cl.luka.shell.core.model.InstalledApp
import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.PermissionState
import cl.luka.shell.core.model.Position
import cl.luka.shell.core.model.Sms
import cl.luka.shell.core.model.coarse
import cl.luka.shell.core.permission.PermissionRequests
import cl.luka.shell.core.port.CloseableIterator
import cl.luka.shell.core.port.EventLoop
import cl.luka.shell.core.port.Ports
import cl.luka.shell.core.stream.ChunkedReplies
import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put

private const val SMS = "text messages"
private const val QUEUE_IS_FULL = "too many permission requests"

/** Handles the events about the device: lists, location and permissions. Call on the event loop only. */
internal class DeviceHandler(
    private val ports: Ports,
    private val permissions: PermissionRequests,
    private val lists: ChunkedReplies,
    private val loop: EventLoop
) {
    /**
     * Sends the properties of the device, with its area and the state of the phone where those permissions
     * were granted. Requests none, and does not wait long for a position.
     */
    fun sendDevice(call: PendingCall) {
        val phone = if (isGranted(PermissionName.PHONE)) ports.device.describePhone() else null
        val details = ports.device.describe().copy(phone = phone)
        if (!isGranted(PermissionName.LOCATION)) return call.reply(details)
        val timeout = loop.postDelayed(Timeouts.POSITION) { call.reply(details) }
        val search =
            ports.location.find { position ->
                loop.post { call.reply(details.copy(location = position?.coarse()?.toArea())) }
            }
        call.onFinish {
            timeout.cancel()
            search.cancel()
        }
    }

    /** Streams the installed apps. */
    fun sendApps(call: PendingCall) = sendList(call, ports.device.openApps(), InstalledApp.serializer())

    /** Streams the text messages; requests the permission first, unless it is permanently denied. */
    fun sendSms(call: PendingCall, request: Request.SmsInfo) {
        val send = { sendList(call, ports.device.openSms(request.since), Sms.serializer()) }
        val state = permissions.stateOf(PermissionName.SMS)
        if (state == null || state == PermissionState.GRANTED) return send()
        if (state == PermissionState.DENIED_FOREVER) return call.fail(ErrorCode.DENIED_FOREVER, SMS)
        val isQueued =
            permissions.request(setOf(PermissionName.SMS)) {
                val denial = permissions.denialOf(PermissionName.SMS)
                when {
                    call.isFinished -> Unit
                    denial == null -> call.failOnException(send)
                    else -> call.fail(denial, SMS)
                }
            }
        if (!isQueued) call.fail(ErrorCode.BUSY, QUEUE_IS_FULL)
    }

    /** Sends the position. Never requests the permission: the app does so at launch, after an explanation. */
    fun sendPosition(call: PendingCall) {
        val denial = permissions.denialOf(PermissionName.LOCATION)
        if (denial != null) return call.fail(denial, "location")
        val search =
            ports.location.find { position ->
                loop.post {
                    val coarse = position?.coarse()
                    if (coarse != null) call.reply(coarse) else call.fail(ErrorCode.UNAVAILABLE, "no fix")
                }
            }
        call.onFinish(search::cancel)
    }

    /** Sends the states of permissions, after requesting them where the web app wants that. */
    fun sendPermissions(call: PendingCall, request: Request.Permission) {
        val send = { call.finish(Outcome.Reply(statesOf(request.names))) }
        if (!request.ask) return send()
        if (!permissions.request(request.names, send)) call.fail(ErrorCode.BUSY, QUEUE_IS_FULL)
    }

    /** Opens the print dialog for what the web app shows. */
    fun print(call: PendingCall) =
        ports.system.print { isOpened -> loop.post { call.reply(mapOf("opened" to isOpened)) } }

    /** Sends the copied code, and nothing else of what was copied. */
    fun sendCode(call: PendingCall, request: Request.PasteCode) {
        val code = ports.device.clipboardText()?.let { codeInText(it, request.length) }
        val reply =
            buildJsonObject {
                put("opened", code != null)
                code?.let { put("code", it) }
            }
        call.finish(Outcome.Reply(reply))
    }

    /** Sends whether the device has a lock that can be asked for. */
    fun sendLock(call: PendingCall) {
        val state = if (ports.device.hasLock) PermissionState.NOT_ASKED else PermissionState.DENIED_FOREVER
        call.reply(mapOf(DEVICE_LOCK to state.wire))
    }

    /** Without the permissions that this build does not declare. */
    private fun statesOf(names: Set<PermissionName>) = buildJsonObject {
        for (name in names) permissions.stateOf(name)?.let { put(name.wire, it.wire) }
    }

    private fun isGranted(name: PermissionName) = permissions.stateOf(name) == PermissionState.GRANTED

    private fun <T> sendList(call: PendingCall, list: CloseableIterator<T>?, serializer: KSerializer<T>) {
        if (list == null) return call.fail(ErrorCode.NOT_PERMITTED, "not in this build")
        lists.send(call, list, serializer)
    }
}

private fun Position.toArea() = AreaDetails(latitude, longitude, time)
