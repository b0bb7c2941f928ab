package cl.luka.shell.core.shape

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** A text message; [date] as [isoInstant] writes it. */
@Serializable
data class Sms(val address: String, val body: String, val date: String, val type: SmsType)

/** The box that a text message lies in. */
@Serializable
enum class SmsType {
    /** Received. */
    @SerialName("inbox")
    INBOX,

    /** Sent. */
    @SerialName("sent")
    SENT,

    /** Not sent yet. */
    @SerialName("draft")
    DRAFT,

    /** On its way. */
    @SerialName("outbox")
    OUTBOX,

    /** Could not be sent. */
    @SerialName("failed")
    FAILED,

    /** Waits for the network. */
    @SerialName("queued")
    QUEUED
}
