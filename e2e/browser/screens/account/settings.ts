import type { Page } from 'playwright-core';
import { ids } from '@/app/pages/settings/settings/screen.ids';
import { AppScreen } from '@/e2e/browser/screens/app-screen';
import type { Locale } from '@/lib/i18n/locale';

/** Language, theme, and signing out. */
export class SettingsScreen extends AppScreen {
  constructor(page: Page) {
    super(page, { path: '/pages/settings/settings', mark: ids.version });
  }

  /** Chooses a language and waits until the page speaks it. */
  async speak(locale: Locale): Promise<void> {
    await this.tapChip(ids.language, locale);
    await this.page.locator(`html[lang^="${locale}"]`).waitFor();
  }

  /** Chooses a theme and waits until the page wears it. */
  async wear(theme: 'light' | 'dark'): Promise<void> {
    await this.tapChip(ids.theme, theme);
    await this.page.locator(`html[data-theme="${theme}"]`).waitFor();
  }

  async signOut(): Promise<void> {
    await this.tap(ids.signOut);
    await this.tap(ids.signOutConfirm);
  }
}
