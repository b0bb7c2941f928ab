package cl.luka.shell.core.message

import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.PhotoFacing
import cl.luka.shell.core.shape.PhotoKind
import cl.luka.shell.core.shape.PhotoRequest
import java.time.Instant
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource

class RequestReaderTest {
    @Test
    fun `Given the name of each event, the request is of that event`() {
        val data = """{"name":"a","kind":"selfie","facing":"front","names":[],"ask":true,"op":"get","key":"k",
            |"uri":"u","url":"u"}
        """.trimMargin()
        for (event in Event.entries) assertEquals(event, read(event, data).event)
    }

    @Test
    fun `Given an instant with its offset, it is read, with or without seconds`() {
        val expected = Request.SmsInfo(Instant.parse("2026-07-25T14:00:00Z"))
        assertEquals(expected, read(Event.SMS_INFO, """{"since":"2026-07-25T10:00:00-04:00"}"""))
        assertEquals(expected, read(Event.SMS_INFO, """{"since":"2026-07-25T14:00Z"}"""))
        assertEquals(Request.SmsInfo(null), read(Event.SMS_INFO, "{}"))
    }

    @Test
    fun `Given a photo's data, kind and side are read`() {
        val expected = Request.TakePhoto(PhotoRequest(PhotoKind.ID_BACK, PhotoFacing.BACK))
        assertEquals(expected, read(Event.TAKE_PHOTO, """{"kind":"id_back","facing":"back","more":1}"""))
    }

    @Test
    fun `Given a permission twice, it is asked for once`() {
        val expected = Request.Permission(setOf(PermissionName.SMS), ask = false)
        assertEquals(expected, read(Event.PERMISSION, """{"names":["sms","sms"],"ask":false}"""))
    }

    @Test
    fun `Given null to set, it is a value`() {
        val expected = Request.LocalCache.Put("a", JsonNull)
        assertEquals(expected, read(Event.LOCAL_CACHE, """{"op":"set","key":"a","value":null}"""))
    }

    @Test
    fun `Given no values of an event, they are none`() {
        assertEquals(Request.AfEvent("a", JsonObject(emptyMap())), read(Event.AF_EVENT, """{"name":"a"}"""))
    }

    @ParameterizedTest
    @CsvSource(
        quoteCharacter = '`',
        value = [
            "SMS_INFO,`[]`,data",
            "SMS_INFO,`{\"since\":5}`,since",
            "SMS_INFO,`{\"since\":\"2026-02-30T10:00:00Z\"}`,since",
            "SMS_INFO,`{\"since\":null}`,since",
            "AF_EVENT,`{\"name\":\"a\",\"values\":[]}`,values",
            "AF_EVENT,`{\"name\":\"a\",\"values\":null}`,values",
            "PERMISSION,`{\"names\":[5],\"ask\":true}`,names",
            "PERMISSION,`{\"names\":[],\"ask\":\"true\"}`,ask",
            "PERMISSION,`{\"names\":[],\"ask\":1}`,ask",
            "LOCAL_CACHE,`{\"op\":\"clear\",\"key\":\"a\"}`,op",
            "INTENT_URI_OPEN,`{\"uri\":\"\"}`,uri"
        ]
    )
    fun `Given data of another shape, the field is named`(event: Event, data: String, field: String) {
        assertEquals(field, assertThrows(RequestRefused::class.java) { read(event, data) }.field)
    }

    private fun read(event: Event, data: String) = readRequest(event, parseJson(data))
}
