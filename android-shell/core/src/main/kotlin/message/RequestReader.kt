package cl.luka.shell.core.message

import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.PhotoFacing
import cl.luka.shell.core.shape.PhotoKind
import cl.luka.shell.core.shape.PhotoRequest
import java.time.DateTimeException
import java.time.Instant
import java.time.OffsetDateTime
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.booleanOrNull

/** Reads the [data] of [event]. Throws [RequestRefused]; data that the event does not have is ignored. */
internal fun readRequest(event: Event, data: JsonElement?): Request = when (event) {
    Event.LIVENESS -> Request.Liveness
    Event.DEVICE_INFO -> Request.DeviceInfo
    Event.SELF_APP_INFO -> Request.SelfAppInfo
    Event.SMS_INFO -> readSmsInfo(data)
    Event.INSTALL_APP_INFO -> Request.InstallAppInfo
    Event.PICKER_CONTACT -> Request.PickerContact
    Event.AF_EVENT -> readAfEvent(fieldsOf(data))
    Event.TAKE_PHOTO -> readTakePhoto(fieldsOf(data))
    Event.LOCATION -> Request.Location
    Event.PERMISSION -> readPermission(fieldsOf(data))
    Event.LOCAL_CACHE -> readLocalCache(fieldsOf(data))
    Event.ALL_SP_CACHE -> Request.AllSpCache
    Event.INTENT_URI_OPEN -> Request.IntentUriOpen(fieldsOf(data).filled("uri"))
    Event.OPEN_PAY_VIEW -> Request.OpenPayView(fieldsOf(data).filled("url"))
}

private fun readSmsInfo(data: JsonElement?): Request {
    if (data == null) return Request.SmsInfo(null)
    val fields = fieldsOf(data)
    if ("since" !in fields) return Request.SmsInfo(null)
    return Request.SmsInfo(fields.instant("since"))
}

private fun readAfEvent(fields: JsonObject): Request {
    val values = fields["values"] ?: JsonObject(emptyMap())
    return Request.AfEvent(fields.filled("name"), values as? JsonObject ?: throw RequestRefused("values"))
}

private fun readTakePhoto(fields: JsonObject): Request {
    val kind = PhotoKind.entries.find { it.wire == fields.text("kind") }
    val facing = PhotoFacing.entries.find { it.wire == fields.text("facing") }
    return Request.TakePhoto(
        PhotoRequest(
            kind ?: throw RequestRefused("kind"),
            facing ?: throw RequestRefused("facing")
        )
    )
}

private fun readPermission(fields: JsonObject): Request {
    val names = fields["names"] as? JsonArray ?: throw RequestRefused("names")
    val ask = fields["ask"] as? JsonPrimitive
    return Request.Permission(
        names.map(::readPermissionName).toSet(),
        ask?.takeUnless(JsonPrimitive::isString)?.booleanOrNull ?: throw RequestRefused("ask")
    )
}

private fun readPermissionName(value: JsonElement): PermissionName {
    val name = (value as? JsonPrimitive)?.takeIf(JsonPrimitive::isString)?.content
    return PermissionName.entries.find { it.wire == name } ?: throw RequestRefused("names")
}

private fun readLocalCache(fields: JsonObject): Request {
    val key = fields.filled("key")
    return when (fields.text("op")) {
        "get" -> Request.LocalCache.Get(key)
        "set" -> Request.LocalCache.Put(key, fields["value"] ?: throw RequestRefused("value"))
        "remove" -> Request.LocalCache.Remove(key)
        else -> throw RequestRefused("op")
    }
}

private fun fieldsOf(data: JsonElement?): JsonObject = data as? JsonObject ?: throw RequestRefused("data")

private fun JsonObject.filled(name: String): String =
    text(name)?.takeIf(String::isNotEmpty) ?: throw RequestRefused(name)

private fun JsonObject.instant(name: String): Instant = try {
    OffsetDateTime.parse(text(name).orEmpty()).toInstant()
} catch (_: DateTimeException) {
    throw RequestRefused(name)
}

/** Null is as if absent outside of data. */
internal fun JsonObject.present(name: String): JsonElement? = this[name]?.takeUnless { it is JsonNull }
