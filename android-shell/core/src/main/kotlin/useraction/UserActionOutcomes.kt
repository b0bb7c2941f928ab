package cl.luka.shell.core.useraction

import cl.luka.shell.core.asset.OneShotFiles
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.message.Outcome
import cl.luka.shell.core.message.text
import cl.luka.shell.core.model.DEVICE_LOCK
import cl.luka.shell.core.model.PermissionState
import cl.luka.shell.core.model.Photo
import cl.luka.shell.core.model.UserActionResult
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.encodeToJsonElement
import kotlinx.serialization.json.put

/** Converts results of screens to outcomes. Photos become files that can be fetched once. */
internal class UserActionOutcomes(private val photos: OneShotFiles) {
    /** The outcome for [result]. */
    fun of(result: UserActionResult): Outcome = when (result) {
        is UserActionResult.PhotoTaken -> addPhoto(result)
        is UserActionResult.ContactPicked -> Outcome.Reply(Json.encodeToJsonElement(result.contact))
        is UserActionResult.PaymentClosed -> Outcome.Reply(paymentReply(result.returnUrl))
        is UserActionResult.LockAsked -> Outcome.Reply(lockReply(result.isUnlocked))
        is UserActionResult.Failed -> Outcome.Failure(result.code, result.message)
    }

    /** Deletes the photo of an outcome that will not be delivered. */
    fun discard(outcome: Outcome) {
        val data = (outcome as? Outcome.Reply)?.data as? JsonObject
        data?.text("url")?.let(photos::delete)
    }

    @Suppress("TooGenericExceptionCaught") // Whatever happens to the photo, the call needs its reply.
    private fun addPhoto(taken: UserActionResult.PhotoTaken): Outcome {
        val size = taken.file.length()
        if (size == 0L) return Outcome.Failure(ErrorCode.FAILED, "the camera wrote no photo")
        return try {
            val url = photos.add(taken.file, taken.type)
            val photo = Photo(url, taken.type, taken.width, taken.height, size, taken.faces, taken.score)
            Outcome.Reply(Json.encodeToJsonElement(photo))
        } catch (_: Throwable) {
            taken.file.delete()
            Outcome.Failure(ErrorCode.FAILED, "the photo could not be stored")
        }
    }

    private fun lockReply(isUnlocked: Boolean) = buildJsonObject {
        put(DEVICE_LOCK, (if (isUnlocked) PermissionState.GRANTED else PermissionState.DENIED).wire)
    }

    private fun paymentReply(returnUrl: String?) = buildJsonObject {
        put("result", if (returnUrl == null) "closed" else "returned")
        if (returnUrl != null) put("url", returnUrl)
    }
}
