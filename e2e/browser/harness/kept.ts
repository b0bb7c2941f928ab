import type { Page } from 'playwright-core';
import type { Locale } from '@/lib/i18n/locale';

/** What an earlier visit has left on the phone. */
export type Kept = {
  /** Who is logged in; nobody where the token is empty. */
  session?: { token: string; user_id: string; phone: string };
  /** The language chosen in Settings. */
  locale?: Locale;
};

/** Puts it on the phone before the page's own scripts run; once, so that a reload keeps what the page wrote. */
export async function keep(page: Page, kept: Kept): Promise<void> {
  await page.addInitScript(fill, kept);
}

/** Runs in the page. */
function fill({ session, locale }: Kept): void {
  // A frame without an origin (about:blank, a sandboxed page) has no storage.
  if (window.origin === 'null' || sessionStorage.getItem('test_filled')) return;
  sessionStorage.setItem('test_filled', '1');
  if (locale) localStorage.setItem('luka_locale', JSON.stringify(locale));
  if (!session?.token) return;
  localStorage.setItem('uni_token', session.token);
  localStorage.setItem('user_id', session.user_id);
  localStorage.setItem('phone', session.phone);
}
