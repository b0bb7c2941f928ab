package cl.luka.shell.core.shape

import kotlinx.serialization.Serializable

/** Somebody that the person picked; [name] may be empty, [phone] is as the address book has it. */
@Serializable
data class Contact(val name: String, val phone: String)
