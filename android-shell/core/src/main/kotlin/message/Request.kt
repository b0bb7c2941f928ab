package cl.luka.shell.core.message

import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.PhotoRequest
import java.time.Instant
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/** An event with its data, read and checked. Source: lib/bridge/contract.ts. */
sealed interface Request {
    /** Which of the 14 it is. */
    val event: Event

    /** A selfie of somebody who is there. */
    data object Liveness : Request {
        override val event = Event.LIVENESS
    }

    /** What the phone is. */
    data object DeviceInfo : Request {
        override val event = Event.DEVICE_INFO
    }

    /** What this build is. */
    data object SelfAppInfo : Request {
        override val event = Event.SELF_APP_INFO
    }

    /** The text messages from [since] on; all of them without it. */
    data class SmsInfo(val since: Instant?) : Request {
        override val event = Event.SMS_INFO
    }

    /** The installed apps. */
    data object InstallAppInfo : Request {
        override val event = Event.INSTALL_APP_INFO
    }

    /** One person of the address book. */
    data object PickerContact : Request {
        override val event = Event.PICKER_CONTACT
    }

    /** Something to count. */
    data class AfEvent(val name: String, val values: JsonObject) : Request {
        override val event = Event.AF_EVENT
    }

    /** A photo. */
    data class TakePhoto(val photo: PhotoRequest) : Request {
        override val event = Event.TAKE_PHOTO
    }

    /** Where the phone is. */
    data object Location : Request {
        override val event = Event.LOCATION
    }

    /** The state of [names]; with [ask], after asking for those that are not granted. */
    data class Permission(val names: Set<PermissionName>, val ask: Boolean) : Request {
        override val event = Event.PERMISSION
    }

    /** One value of the page's cache. */
    sealed interface LocalCache : Request {
        /** The name of the value. */
        val key: String
        override val event get() = Event.LOCAL_CACHE

        /** Reads it. */
        data class Get(override val key: String) : LocalCache

        /** Writes it. */
        data class Put(override val key: String, val value: JsonElement) : LocalCache

        /** Removes it. */
        data class Remove(override val key: String) : LocalCache
    }

    /** All values of the page's cache. */
    data object AllSpCache : Request {
        override val event = Event.ALL_SP_CACHE
    }

    /** A link that leads out of the app. */
    data class IntentUriOpen(val uri: String) : Request {
        override val event = Event.INTENT_URI_OPEN
    }

    /** A payment page. */
    data class OpenPayView(val url: String) : Request {
        override val event = Event.OPEN_PAY_VIEW
    }
}
