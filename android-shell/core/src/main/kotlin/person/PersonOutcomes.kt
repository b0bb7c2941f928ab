package cl.luka.shell.core.person

import cl.luka.shell.core.asset.OneShotFiles
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.message.Outcome
import cl.luka.shell.core.message.text
import cl.luka.shell.core.shape.PersonResult
import cl.luka.shell.core.shape.Photo
import java.io.IOException
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.encodeToJsonElement
import kotlinx.serialization.json.put

/** Turns what came of a screen into an answer; pictures become files that can be fetched once. */
internal class PersonOutcomes(private val photos: OneShotFiles) {
    /** The answer that [result] comes to. */
    fun of(result: PersonResult): Outcome = when (result) {
        is PersonResult.Shot -> adopt(result)
        is PersonResult.Picked -> Outcome.Reply(Json.encodeToJsonElement(result.contact))
        is PersonResult.PayEnded -> Outcome.Reply(payEnd(result.returnedTo))
        is PersonResult.Failed -> Outcome.Failure(result.code, result.message)
    }

    /** Nobody will get [outcome]: its picture is removed. */
    fun discard(outcome: Outcome) {
        val data = (outcome as? Outcome.Reply)?.data as? JsonObject
        data?.text("url")?.let(photos::discard)
    }

    private fun adopt(shot: PersonResult.Shot): Outcome {
        val size = shot.file.length()
        if (size == 0L) return Outcome.Failure(ErrorCode.FAILED, "the camera left no picture")
        return try {
            val url = photos.adopt(shot.file, shot.type)
            val photo = Photo(url, shot.type, shot.width, shot.height, size, shot.score)
            Outcome.Reply(Json.encodeToJsonElement(photo))
        } catch (_: IOException) {
            shot.file.delete()
            Outcome.Failure(ErrorCode.FAILED, "the picture could not be kept")
        }
    }

    private fun payEnd(returnedTo: String?) = buildJsonObject {
        put("result", if (returnedTo == null) "closed" else "returned")
        if (returnedTo != null) put("url", returnedTo)
    }
}
