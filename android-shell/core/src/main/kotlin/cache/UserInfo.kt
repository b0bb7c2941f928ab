package cl.luka.shell.core.cache

import cl.luka.shell.core.message.text
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.booleanOrNull

/** The name of the value that says who is logged in. Source: contract.md section 4. */
internal const val USER_INFO = "user_info"

/** True for a value of the shape `{ token, phone, user_id, new_guest }`, the token not empty. */
internal fun isUserInfo(value: JsonElement): Boolean {
    val fields = value as? JsonObject ?: return false
    val newGuest = fields["new_guest"] as? JsonPrimitive
    return !fields.text("token").isNullOrEmpty() &&
        fields.text("phone") != null &&
        fields.text("user_id") != null &&
        newGuest?.isString == false &&
        newGuest.booleanOrNull != null
}
