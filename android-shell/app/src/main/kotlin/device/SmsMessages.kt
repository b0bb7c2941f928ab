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

/**
 * The text messages from [since] on, newest first, of which the cursor has only a window in memory. Throws
 * where there is no SMS provider, or access is denied.
 */
internal fun openSms(resolver: ContentResolver, since: Instant?): CloseableIterator<Sms> {
    val date = Telephony.TextBasedSmsColumns.DATE
    val where = since?.let { "$date >= ?" }
    val values = since?.let { arrayOf(it.toEpochMilli().toString()) }
    val cursor =
        checkNotNull(resolver.query(Telephony.Sms.CONTENT_URI, columns, where, values, "$date DESC")) {
            "no SMS provider"
        }
    return CloseableIterator(generateSequence { readNext(cursor) }.iterator(), cursor)
}

private fun readNext(cursor: Cursor): Sms? = if (cursor.moveToNext()) {
    Sms(
        address = cursor.getString(0).orEmpty(),
        body = cursor.getString(1).orEmpty(),
        date = isoInstant(cursor.getLong(2)),
        type = typeOf(cursor.getInt(3))
    )
} else {
    null
}

private fun typeOf(box: Int): SmsType = when (box) {
    Telephony.TextBasedSmsColumns.MESSAGE_TYPE_SENT -> SmsType.SENT
    Telephony.TextBasedSmsColumns.MESSAGE_TYPE_DRAFT -> SmsType.DRAFT
    Telephony.TextBasedSmsColumns.MESSAGE_TYPE_OUTBOX -> SmsType.OUTBOX
    Telephony.TextBasedSmsColumns.MESSAGE_TYPE_FAILED -> SmsType.FAILED
    Telephony.TextBasedSmsColumns.MESSAGE_TYPE_QUEUED -> SmsType.QUEUED
    else -> SmsType.INBOX
}
