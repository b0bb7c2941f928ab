package cl.luka.shell.app.screen

import android.content.ContentResolver
import android.content.Intent
import android.net.Uri
import android.provider.ContactsContract.CommonDataKinds.Phone
import cl.luka.shell.app.Shell
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.port.ContactPicker
import cl.luka.shell.core.shape.Contact
import cl.luka.shell.core.shape.PersonResult

/** The system's picker: it lends the one number that was picked, so no READ_CONTACTS is needed. */
class ContactScreen(private val shell: Shell) : ContactPicker {
    override fun pick(ticket: String) = shell.open(Errand(ErrandKind.CONTACT, ticket)) {
        Intent(Intent.ACTION_PICK).setType(Phone.CONTENT_TYPE)
    }

    override fun close(ticket: String) = shell.errands.close(ticket)
}

/** Reads the number that was picked at [picked]; a picker may leave nothing that can be read. */
internal fun readContact(resolver: ContentResolver, picked: Uri?): PersonResult {
    val columns = arrayOf(Phone.DISPLAY_NAME, Phone.NUMBER)
    val row = picked?.let { resolver.query(it, columns, null, null, null) }
    val contact = row?.use {
        if (it.moveToFirst()) Contact(it.getString(0).orEmpty(), it.getString(1).orEmpty()) else null
    }
    return contact?.let(PersonResult::Picked) ?: PersonResult.Failed(ErrorCode.FAILED, "no such contact")
}
