package cl.luka.shell.core.kept

/** Where records outlive the process. Used on the loop only. */
interface KeptStore {
    /** All records that are readable. */
    fun all(): List<KeptRecord>

    /** Writes [record] in the place of the one with its ticket. Throws an IOException. */
    fun put(record: KeptRecord)

    /** Removes a record, if there is one. */
    fun remove(ticket: String)
}
