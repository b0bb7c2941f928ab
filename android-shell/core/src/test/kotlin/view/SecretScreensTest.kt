package cl.luka.shell.core.view

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource

class SecretScreensTest {
    @ParameterizedTest
    @CsvSource(
        "'',false",
        "#/,false",
        "#/pages/my-loan/my-loan,false",
        "#/pages/order-detail/order-detail?order_no=/pages/sign/,false",
        "#/pages/account/login-page/login-page?phone=1,true",
        "#/pages/upload/upload-id-card/upload-id-card,true",
        "#/pages/%75pload/upload-id-card/upload-id-card,true",
        "#/pages/step/step-basic/step-basic,true",
        "#/pages/sign/sign,true",
        "#/pages/contract-new/contract-new?order_no=1,true",
        "#/pages/contract-new/my-coupon,false",
        "#/%zz,true"
    )
    fun `Given an address, its screen is secret where papers, codes or a signature are on it`(
        hash: String,
        expected: Boolean
    ) {
        assertEquals(expected, isSecretScreen("https://app.luka.local/$hash"))
    }
}
