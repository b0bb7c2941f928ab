package cl.luka.shell.app.pay

import android.content.Context
import android.content.Intent
import android.provider.Settings
import android.text.format.DateUtils
import cl.luka.shell.app.R
import cl.luka.shell.app.activity.failureToStart
import cl.luka.shell.app.notice.Notice

/** The payment page could not be loaded; [retry] loads it again. */
internal fun failedNotice(retry: Notice.Action) =
    Notice(R.string.pay_failed_title, R.string.pay_failed_text, listOf(retry))

/**
 * The payment page has a certificate that the phone does not trust: most often as its clock is wrong, so
 * that the notice says what the clock shows and opens its settings.
 */
internal fun untrustedNotice(context: Context, retry: Notice.Action): Notice {
    val format = DateUtils.FORMAT_SHOW_DATE or DateUtils.FORMAT_SHOW_YEAR or DateUtils.FORMAT_SHOW_TIME
    return Notice(
        R.string.pay_untrusted_title,
        R.string.pay_untrusted_text,
        listOf(retry, Notice.Action(R.string.pay_set_clock) { openClock(context) }),
        argument = DateUtils.formatDateTime(context, System.currentTimeMillis(), format)
    )
}

/** Some makers have no such page; the notice has said what to do. */
private fun openClock(context: Context) {
    failureToStart { context.startActivity(Intent(Settings.ACTION_DATE_SETTINGS)) }
}
