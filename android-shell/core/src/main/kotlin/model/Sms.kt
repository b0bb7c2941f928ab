package cl.luka.shell.core.model

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** A text message; [date] as [isoInstant] writes it. */
@Serializable
data class Sms(val address: String, val body: String, val date: String, val type: SmsType)

/** The box of a text message. OUTBOX: being sent; QUEUED: waits for the network. */
@Serializable
enum class SmsType {
    @SerialName("inbox")
    INBOX,

    @SerialName("sent")
    SENT,

    @SerialName("draft")
    DRAFT,

    @SerialName("outbox")
    OUTBOX,

    @SerialName("failed")
    FAILED,

    @SerialName("queued")
    QUEUED
}
