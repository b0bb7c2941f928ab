package cl.luka.shell.core.kept

import cl.luka.shell.core.cache.readTextOrNull
import cl.luka.shell.core.cache.writeWhole
import java.io.File
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json

private const val SUFFIX = ".json"
private val safeTicket = Regex("[A-Za-z0-9-]{1,80}")

/** Records as files of [folder], one each. */
class FileKeptStore(private val folder: File) : KeptStore {
    override fun all(): List<KeptRecord> =
        folder.listFiles { file -> file.name.endsWith(SUFFIX) }.orEmpty().sorted().mapNotNull(::read)

    override fun put(record: KeptRecord) =
        writeWhole(fileOf(record.ticket), Json.encodeToString(KeptRecord.serializer(), record))

    override fun remove(ticket: String) {
        if (safeTicket.matches(ticket)) fileOf(ticket).delete()
    }

    private fun read(file: File): KeptRecord? = try {
        file.readTextOrNull()?.let { Json.decodeFromString(KeptRecord.serializer(), it) }
    } catch (_: SerializationException) {
        // Half a file, or one of another version: it can never be delivered.
        file.delete()
        null
    }

    private fun fileOf(ticket: String): File {
        require(safeTicket.matches(ticket)) { "a ticket that is no file name" }
        return File(folder, ticket + SUFFIX)
    }
}
