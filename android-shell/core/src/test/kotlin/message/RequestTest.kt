package cl.luka.shell.core.message

import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.PhotoFacing
import cl.luka.shell.core.model.PhotoKind
import cl.luka.shell.core.model.PhotoRequest
import java.time.Instant
import kotlinx.serialization.json.JsonObject
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource

class RequestTest {
    @Test
    fun `Given an instant with an offset, it is parsed with or without seconds`() {
        val expected = Request.SmsInfo(Instant.parse("2026-07-25T14:00:00Z"))
        assertEquals(expected, parse("smsInfo", """{"since":"2026-07-25T10:00:00-04:00"}"""))
        assertEquals(expected, parse("smsInfo", """{"since":"2026-07-25T14:00Z"}"""))
        assertEquals(Request.SmsInfo(null), parse("smsInfo", "{}"))
    }

    @Test
    fun `Given the data of a photo, kind and facing are parsed`() {
        val expected = Request.TakePhoto(PhotoRequest(PhotoKind.ID_BACK, PhotoFacing.BACK))
        assertEquals(expected, parse("takePhoto", """{"kind":"id_back","facing":"back","more":1}"""))
    }

    @Test
    fun `Given a permission twice, it is requested once`() {
        val expected = Request.Permission(setOf(PermissionName.SMS), ask = false)
        assertEquals(expected, parse("permission", """{"names":["sms","sms"],"ask":false}"""))
    }

    @Test
    fun `Given an analytics event without values, they are empty`() {
        assertEquals(Request.AfEvent("a", JsonObject(emptyMap())), parse("afEvent", """{"name":"a"}"""))
    }

    @ParameterizedTest
    @CsvSource(
        quoteCharacter = '`',
        value = [
            "smsInfo,`[]`,data",
            "smsInfo,`{\"since\":5}`,since",
            "smsInfo,`{\"since\":\"2026-02-30T10:00:00Z\"}`,since",
            "smsInfo,`{\"since\":null}`,since",
            "afEvent,`{\"name\":\"a\",\"values\":[]}`,values",
            "afEvent,`{\"name\":\"a\",\"values\":null}`,values",
            "permission,`{\"names\":[5],\"ask\":true}`,names",
            "permission,`{\"names\":[],\"ask\":\"true\"}`,ask",
            "permission,`{\"names\":[],\"ask\":1}`,ask",
            "localCache,`{\"op\":\"clear\",\"key\":\"a\"}`,op",
            "intentUriOpen,`{\"uri\":\"\"}`,uri"
        ]
    )
    fun `Given data of another shape, the error names the field`(event: String, data: String, field: String) {
        assertEquals(field, assertThrows(InvalidRequest::class.java) { parse(event, data) }.field)
    }

    private fun parse(event: String, data: String) = Request.parse(event, parseJson(data))
}
