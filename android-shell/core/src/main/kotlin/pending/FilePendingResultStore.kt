package cl.luka.shell.core.pending

import cl.luka.shell.core.storage.readTextOrNull
import cl.luka.shell.core.storage.writeAtomically
import java.io.File
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json

private const val SUFFIX = ".json"
private val safeId = Regex("[A-Za-z0-9-]{1,80}")

/** One JSON file per pending result in [folder]. */
class FilePendingResultStore(private val folder: File) : PendingResultStore {
    override fun all(): List<PendingResult> =
        folder.listFiles { file -> file.name.endsWith(SUFFIX) }.orEmpty().sorted().mapNotNull(::read)

    override fun put(result: PendingResult) =
        writeAtomically(fileOf(result.requestId), Json.encodeToString(PendingResult.serializer(), result))

    override fun remove(requestId: String) {
        if (safeId.matches(requestId)) fileOf(requestId).delete()
    }

    private fun read(file: File): PendingResult? = try {
        file.readTextOrNull()?.let { Json.decodeFromString(PendingResult.serializer(), it) }
    } catch (_: SerializationException) {
        // A truncated file, or one of another version: it can never be delivered.
        file.delete()
        null
    }

    private fun fileOf(requestId: String): File {
        require(safeId.matches(requestId)) { "a request id that is no file name" }
        return File(folder, requestId + SUFFIX)
    }
}
