package cl.luka.shell.core.webview

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource

class SecureScreensTest {
    @ParameterizedTest
    @CsvSource(
        "'',false",
        "#/,false",
        "#/pages/my-loan/my-loan,false",
        "#/pages/my-loan/my-loan?order_no=/pages/sign/,false",
        "#/pages/order-detail/order-detail?order_no=1,true",
        "#/pages/webview/webview?url=a,true",
        "#/pages/account/login-page/login-page?phone=1,true",
        "#/pages/upload/upload-id-card/upload-id-card,true",
        "#/pages/%75pload/upload-id-card/upload-id-card,true",
        "#/pages/step/step-basic/step-basic,true",
        "#/pages/sign/sign,true",
        "#/pages/contract-new/contract-new?order_no=1,true",
        "#/pages/contract-new/my-coupon,false",
        "#/pages/settings/settings?view=data,true",
        "#/pages/settings/page_native_test,false",
        "#/%zz,true"
    )
    fun `Given a URL, its screen is secure if it shows identity cards, codes or a signature`(
        hash: String,
        expected: Boolean
    ) {
        assertEquals(expected, isSecureScreen("https://app.luka.local/$hash"))
    }

    @ParameterizedTest
    @CsvSource(
        "'',false",
        "#/pages/my-loan/my-loan,false",
        "#/pages/account/login-page/login-page,false",
        "#/pages/upload/upload-id-card/upload-id-card,false",
        "#/pages/step/step-basic/step-basic,false",
        "#/pages/step/step-withdrawal/step-withdrawal,true",
        "#/pages/step/step-withdrawal/step-withdrawal-new,true",
        "#/pages/order-detail/order-detail?order_no=1,true",
        "#/pages/settings/settings,true",
        "#/pages/settings/page_native_test,false",
        "#/pages/sign/sign,true",
        "#/pages/webview/webview?url=a,true",
        "#/%zz,true"
    )
    fun `Given a URL, its screen ignores covered touches only if money or the lock is at stake there`(
        hash: String,
        expected: Boolean
    ) {
        assertEquals(expected, isTouchFiltered("https://app.luka.local/$hash"))
    }
}
