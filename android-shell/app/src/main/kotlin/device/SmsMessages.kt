package cl.luka.shell.app.device

import android.content.ContentResolver
import android.database.Cursor
import android.provider.Telephony
import cl.luka.shell.core.model.Sms
import cl.luka.shell.core.model.SmsType
import cl.luka.shell.core.model.isoInstant
import cl.luka.shell.core.port.CloseableIterator
import java.time.Instant

private val columns =
    arrayOf(
        Telephony.TextBasedSmsColumns.ADDRESS,
        Telephony.TextBasedSmsColumns.BODY,
        Telephony.TextBasedSmsColumns.DATE,
        Telephony.TextBasedSmsColumns.TYPE
    )

/** The text messages, newest first, read from the [cursor], which has only a window of them in memory. */
class SmsMessages private constructor(private val cursor: Cursor) : CloseableIterator<Sms> {
    override fun hasNext(): Boolean = cursor.position + 1 < cursor.count

    override fun next(): Sms {
        if (!cursor.moveToNext()) throw NoSuchElementException("no more messages")
        return Sms(
            address = cursor.getString(0).orEmpty(),
            body = cursor.getString(1).orEmpty(),
            date = isoInstant(cursor.getLong(2)),
            type = typeOf(cursor.getInt(3))
        )
    }

    override fun close() = cursor.close()

    /** Opens the list. */
    companion object {
        /** The messages from [since] on. Throws where there is no SMS provider, or access is denied. */
        fun open(resolver: ContentResolver, since: Instant?): SmsMessages {
            val date = Telephony.TextBasedSmsColumns.DATE
            val where = since?.let { "$date >= ?" }
            val values = since?.let { arrayOf(it.toEpochMilli().toString()) }
            val cursor = resolver.query(Telephony.Sms.CONTENT_URI, columns, where, values, "$date DESC")
            return SmsMessages(checkNotNull(cursor) { "no SMS provider" })
        }
    }
}

private fun typeOf(box: Int): SmsType = when (box) {
    Telephony.TextBasedSmsColumns.MESSAGE_TYPE_SENT -> SmsType.SENT
    Telephony.TextBasedSmsColumns.MESSAGE_TYPE_DRAFT -> SmsType.DRAFT
    Telephony.TextBasedSmsColumns.MESSAGE_TYPE_OUTBOX -> SmsType.OUTBOX
    Telephony.TextBasedSmsColumns.MESSAGE_TYPE_FAILED -> SmsType.FAILED
    Telephony.TextBasedSmsColumns.MESSAGE_TYPE_QUEUED -> SmsType.QUEUED
    else -> SmsType.INBOX
}
