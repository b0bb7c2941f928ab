import { ids } from '@/app/pages/settings/settings/screen.ids';
import { AppScreen, isGone, isThere, shown } from '@/e2e/detox/screens/app-screen';
import type { Locale } from '@/lib/i18n/locale';

/** Language, theme, permissions, and signing out. */
export class SettingsScreen extends AppScreen {
  constructor() {
    super({ path: '/pages/settings/settings', mark: ids.version });
  }

  /** Chooses a language and waits until the page speaks it. */
  async speak(locale: Locale): Promise<void> {
    await this.tapChip(ids.language, locale);
    await isThere(`html[lang^="${locale}"]`);
  }

  /** Chooses a theme and waits until the page wears it. */
  async wear(theme: 'light' | 'dark'): Promise<void> {
    await this.tapChip(ids.theme, theme);
    await isThere(`html[data-theme="${theme}"]`);
  }

  /** Has Android ask for a permission. */
  async allow(permission: string): Promise<void> {
    await this.tap(ids.allow(permission));
  }

  /** Waits until a permission is no longer offered: it is there, or Android asks no more. */
  async offersNoMore(permission: string): Promise<void> {
    await isThere(shown(ids.permissions));
    await isGone(shown(ids.allow(permission)));
  }

  async signOut(): Promise<void> {
    await this.tap(ids.signOut);
    await this.tap(ids.signOutConfirm);
  }
}
