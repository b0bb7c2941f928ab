package cl.luka.shell.app.phone

import android.content.ContentResolver
import android.database.Cursor
import android.provider.Telephony
import cl.luka.shell.core.port.PhoneList
import cl.luka.shell.core.shape.Sms
import cl.luka.shell.core.shape.SmsType
import cl.luka.shell.core.shape.isoInstant
import java.time.Instant

private val columns =
    arrayOf(
        Telephony.TextBasedSmsColumns.ADDRESS,
        Telephony.TextBasedSmsColumns.BODY,
        Telephony.TextBasedSmsColumns.DATE,
        Telephony.TextBasedSmsColumns.TYPE
    )

/** Text messages, newest first, straight from the [cursor]: Android itself holds only a window of them. */
class SmsList private constructor(private val cursor: Cursor) : PhoneList<Sms> {
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

    /** Opens such lists. */
    companion object {
        /** The messages from [since] on. Throws where the phone has no such store, or does not let us. */
        fun open(resolver: ContentResolver, since: Instant?): SmsList {
            val date = Telephony.TextBasedSmsColumns.DATE
            val where = since?.let { "$date >= ?" }
            val values = since?.let { arrayOf(it.toEpochMilli().toString()) }
            val cursor = resolver.query(Telephony.Sms.CONTENT_URI, columns, where, values, "$date DESC")
            return SmsList(checkNotNull(cursor) { "the phone keeps no messages" })
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
