import type { Page } from 'playwright-core';
import type { Locale } from '@/lib/i18n/locale';
import { type Session, sessionValues } from '@/lib/testing/session-values';

/** What an earlier visit has stored in the browser. */
export type StoredState = {
  /** The logged-in account; a guest where the token is empty. */
  session?: Session;
  /** The language chosen in Settings. */
  locale?: Locale;
};

/** Stores, before the page's own scripts run, that a code was sent to an address a while ago. */
export async function seedSentCode(page: Page, to: string): Promise<void> {
  await page.addInitScript((address) => {
    const sent = { to: address, at: Date.now() - 61_000, resend_seconds: 60 };
    if (window.origin !== 'null') localStorage.setItem('luka_code_sent', JSON.stringify(sent));
  }, to);
}

/** Fills the storage before the page's own scripts run; once, so that a reload keeps what the page stores. */
export async function seedStorage(page: Page, stored: StoredState): Promise<void> {
  await page.addInitScript(fill, valuesOf(stored));
}

/** Empties the storage of the page's origin and fills it. */
export async function replaceStorage(page: Page, stored: StoredState): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.evaluate(fill, valuesOf(stored));
}

function valuesOf({ session, locale }: StoredState): Record<string, string> {
  return {
    ...(session && sessionValues(session)),
    ...(locale && { luka_locale: JSON.stringify(locale) }),
  };
}

/** Runs in the page. */
function fill(values: Readonly<Record<string, string>>): void {
  // A frame with an opaque origin (about:blank, a sandboxed page) has no storage.
  if (window.origin === 'null' || sessionStorage.getItem('test_seeded')) return;
  sessionStorage.setItem('test_seeded', '1');
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
}
