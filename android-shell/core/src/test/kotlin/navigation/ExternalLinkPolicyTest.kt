package cl.luka.shell.core.navigation

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource
import org.junit.jupiter.params.provider.ValueSource

class ExternalLinkPolicyTest {
    private val links = ExternalLinkPolicy()

    @ParameterizedTest
    @CsvSource(
        "tel:+56911111111,DIAL,tel:+56911111111",
        "tel:600%20123-45.67,DIAL,tel:6001234567",
        "TEL:133,DIAL,tel:133",
        "mailto:hola@luka.cl,SEND_TO,mailto:hola@luka.cl",
        "mailto:a@b.cl?subject=Hola%20t%C3%BA&body=a%0Ab,SEND_TO,mailto:a@b.cl?subject=Hola%20t%C3%BA&body=a%0Ab",
        "whatsapp://send?phone=56911111111&text=Hola,VIEW,whatsapp://send?phone=56911111111&text=Hola",
        "https://wa.me/56911111111,VIEW,https://wa.me/56911111111",
        "market://details?id=com.whatsapp,VIEW,market://details?id=com.whatsapp",
        "HTTPS://Example.CL:443/A?b|c#d,VIEW,https://example.cl/A?b|c#d"
    )
    fun `Given an allowed link, the target has the validated form`(
        uri: String,
        action: ExternalAction,
        expected: String
    ) {
        assertEquals(ExternalTarget(action, expected), links.targetOf(uri))
    }

    @ParameterizedTest
    @ValueSource(
        strings = [
            "", "tel:", "javascript:alert(1)", "JavaScript:alert(1)",
            "file:///data/data/cl.luka.app/files/kept",
            "content://sms/inbox", "data:text/html,<b>", "blob:https://a.cl/1", "about:blank",
            "http://example.cl/",
            "sms:+56911111111", "smsto:1", "ftp://a.cl", "android-app://com.whatsapp", "ws://a.cl",
            "view-source:https://a.cl",
            "https://app.luka.local/", "https://app.luka.local:443/x", "https://user@a.cl/",
            "https://a.cl@b.cl",
            "https:\\\\a.cl", "https:/a.cl", "https://", "https://a..cl/", "https://a.cl:99999/",
            "https://ñandú.cl/",
            " https://a.cl", "https://a.cl/\n", "https://a.cl/\u0000", "\u00a0tel:133",
            "java\tscript:1",
            "tel:*21*5551234%23", "tel:%2306%23", "tel:+", "tel:12,34", "tel:abc", "tel:%zz",
            "mailto:", "mailto:a", "mailto:a@b.cl?attach=file:///data", "mailto:a@b.cl?attachment=x",
            "mailto:a@b.cl?bcc=x@y.cl",
            "mailto:a@b.cl?subject=a%0d%0aBcc:x@y.cl", "mailto:a@b.cl?subject=a&subject=b",
            "mailto:a@b.cl#x", "mailto:%ff@b.cl",
            "mailto:a@b.cl?subject=%ff", "mailto:a@b.cl?%ff=a",
            "whatsapp://chat?code=1", "whatsapp://send?phone=*21%23", "whatsapp://send?jid=1",
            "whatsapp:send",
            "market://search?q=luka", "market://details?id=../x", "market://details",
            "market://details?id=a.b&url=x",
            "luka:print", "luka:settings", "intent:print#Intent;scheme=luka;end"
        ]
    )
    fun `Given any other link, there is no target`(uri: String) {
        assertNull(links.targetOf(uri))
    }

    @Test
    fun `Given a link of the maximum length, there is a target, and with one more there is none`() {
        val longest = "https://a.cl/".padEnd(4_096, 'a')
        assertEquals(longest, links.targetOf(longest)?.uri)
        assertNull(links.targetOf(longest + "a"))
    }
}
