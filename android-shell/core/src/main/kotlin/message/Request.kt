package cl.luka.shell.core.message

import cl.luka.shell.core.model.CalendarDay
import cl.luka.shell.core.model.DEVICE_LOCK
import cl.luka.shell.core.model.Haptic
import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.PhotoFacing
import cl.luka.shell.core.model.PhotoKind
import cl.luka.shell.core.model.PhotoRequest
import java.time.DateTimeException
import java.time.Instant
import java.time.OffsetDateTime
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.booleanOrNull

/** A bridge event with its data, parsed and validated. Source: lib/bridge/contract.ts. */
sealed interface Request {
    /** An event in which the user acts on a screen of the phone. */
    sealed interface UserAction : Request

    /**
     * A user action whose outcome can be stored until it is delivered. Source: PROTOCOL.md, "Surviving a page
     * death".
     */
    sealed interface Resumable : UserAction

    /** A selfie of a live person. */
    data object Liveness : Resumable

    /** Properties of the device. */
    data object DeviceInfo : Request

    /** Properties of this build. */
    data object SelfAppInfo : Request

    /** The text messages from [since] on, or all, in chunks. */
    data class SmsInfo(val since: Instant?) : Request

    /** The installed apps, in chunks. */
    data object InstallAppInfo : Request

    /** One contact, picked by the user. */
    data object PickerContact : Resumable

    /** An analytics event. */
    data class AfEvent(val name: String, val values: JsonObject) : Request

    /** A photo of an identity card or a face. */
    data class TakePhoto(val photo: PhotoRequest) : Resumable

    /** The coarse position. */
    data object Location : Request

    /** The states of [names]; with [ask], those that are not granted are requested first. */
    data class Permission(val names: Set<PermissionName>, val ask: Boolean) : Request

    /** Whether the device has a lock. */
    data object DeviceLock : Request

    /** The user confirms by the device's lock that the device is theirs. */
    data object Unlock : UserAction

    /** One value that the shell stores for the web app. */
    sealed interface LocalCache : Request {
        /** The key of the value. */
        val key: String

        /** Reads the value. */
        data class Get(override val key: String) : LocalCache

        /** Stores the value. */
        data class Put(override val key: String, val value: JsonElement) : LocalCache

        /** Removes the value. */
        data class Remove(override val key: String) : LocalCache
    }

    /** All values that the shell stores for the web app. */
    data object AllSpCache : Request

    /** A link for another app. */
    data class IntentUriOpen(val uri: String) : Request

    /** The web app's screen, to print or to save as PDF. */
    data object Print : Request

    /** The app's page in the system's settings. */
    data object OpenSettings : Request

    /** A code of [length] digits that the user has copied. */
    data class PasteCode(val length: Int) : Request

    /** A day for the user's calendar. */
    data class AddToCalendar(val day: CalendarDay) : Request

    /** A touch that the user feels. */
    data class Touch(val haptic: Haptic) : Request

    /** A payment page, in a view without the bridge. */
    data class OpenPayView(val url: String) : UserAction

    /** Parses requests. */
    companion object {
        private val parsers: Map<String, RequestData.() -> Request> =
            mapOf(
                "liveness" to { Liveness },
                "deviceInfo" to { DeviceInfo },
                "selfAppInfo" to { SelfAppInfo },
                "smsInfo" to { SmsInfo(since = optionalInstant("since")) },
                "installAppInfo" to { InstallAppInfo },
                "pickerContact" to { PickerContact },
                "afEvent" to { AfEvent(text("name"), optionalObject("values")) },
                "takePhoto" to { TakePhoto(PhotoRequest(photoKind("kind"), photoFacing("facing"))) },
                "location" to { Location },
                "permission" to { permission() },
                "localCache" to { localCache() },
                "allSpCache" to { AllSpCache },
                "intentUriOpen" to { intentUri() },
                "openPayView" to { OpenPayView(text("url")) }
            )

        /** The names of all events. */
        val events: Set<String> get() = parsers.keys

        /** Parses the [data] of [event]. Ignores fields and data that the event does not have. */
        internal fun parse(event: String, data: JsonElement?): Request =
            parsers.getValue(event)(RequestData(data))
    }
}

/** Data that does not match the contract. [field] is the name of the field, without its value. */
internal class InvalidRequest(val field: String) : Exception("invalid request: $field")

/** Reads the fields of a request. Throws [InvalidRequest]. */
private class RequestData(private val data: JsonElement?) {
    private val fields: JsonObject get() = data as? JsonObject ?: throw InvalidRequest("data")

    fun text(name: String): String =
        fields.text(name)?.takeIf(String::isNotEmpty) ?: throw InvalidRequest(name)

    fun boolean(name: String): Boolean =
        (fields[name] as? JsonPrimitive)?.takeUnless(JsonPrimitive::isString)?.booleanOrNull
            ?: throw InvalidRequest(name)

    fun optionalObject(name: String): JsonObject {
        val value = fields[name] ?: return JsonObject(emptyMap())
        return value as? JsonObject ?: throw InvalidRequest(name)
    }

    fun optionalInstant(name: String): Instant? = try {
        if (data == null || name !in fields) null else OffsetDateTime.parse(text(name)).toInstant()
    } catch (_: DateTimeException) {
        throw InvalidRequest(name)
    }

    fun photoKind(name: String): PhotoKind =
        PhotoKind.entries.find { it.wire == fields.text(name) } ?: throw InvalidRequest(name)

    fun photoFacing(name: String): PhotoFacing =
        PhotoFacing.entries.find { it.wire == fields.text(name) } ?: throw InvalidRequest(name)

    /** The device's lock is requested alone: Android does not know it as a permission. */
    fun permission(): Request {
        val ask = boolean("ask")
        if (fields["names"] != JsonArray(listOf(JsonPrimitive(DEVICE_LOCK)))) {
            return Request.Permission(permissionNames("names"), ask)
        }
        return if (ask) Request.Unlock else Request.DeviceLock
    }

    private fun permissionNames(name: String): Set<PermissionName> {
        val names = fields[name] as? JsonArray ?: throw InvalidRequest(name)
        return names.map { value ->
            val wire = (value as? JsonPrimitive)?.takeIf(JsonPrimitive::isString)?.content
            PermissionName.entries.find { it.wire == wire } ?: throw InvalidRequest(name)
        }.toSet()
    }

    /** The URIs of our own are requests: unlike links, only the app's own frame can send them. */
    fun intentUri(): Request = text("uri").let { parseOwnUri(it) ?: Request.IntentUriOpen(it) }

    fun localCache(): Request.LocalCache {
        val key = text("key")
        return when (fields.text("op")) {
            "get" -> Request.LocalCache.Get(key)
            "set" -> Request.LocalCache.Put(key, fields["value"] ?: throw InvalidRequest("value"))
            "remove" -> Request.LocalCache.Remove(key)
            else -> throw InvalidRequest("op")
        }
    }
}
