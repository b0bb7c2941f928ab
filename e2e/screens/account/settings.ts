import { ids } from '@/app/pages/settings/settings/screen.ids';
import { AppScreen, byId } from '@/e2e/screens/app-screen';
import type { Locale } from '@/lib/i18n/locale';

/** Language, theme, permissions, and signing out. */
export class SettingsScreen extends AppScreen {
  readonly path = '/pages/settings/settings';
  protected readonly readyId = ids.version;

  /** Chooses a language and waits until the page is in it. */
  async chooseLanguage(locale: Locale): Promise<void> {
    await this.tapChip(ids.language, locale);
    await this.driver.waitForVisible(`html[lang^="${locale}"]`);
  }

  /** Chooses a theme and waits until the page has it. */
  async chooseTheme(theme: 'light' | 'dark'): Promise<void> {
    await this.tapChip(ids.theme, theme);
    await this.driver.waitForVisible(`html[data-theme="${theme}"]`);
  }

  /** Waits until a permission cannot be requested: it is granted, or Android shows no more requests. */
  async waitUntilNotRequestable(permission: string): Promise<void> {
    await this.waitForId(ids.permissions);
    await this.driver.waitUntilGone(byId(ids.allow(permission)));
  }

  /** Waits until an address of the log-in is shown as `text`. */
  async waitForLogin(kind: 'phone' | 'email', text: string): Promise<void> {
    await this.waitForText(byId(ids.login(kind)), text);
  }

  async signOut(): Promise<void> {
    await this.tap(ids.signOut);
    await this.tap(ids.signOutConfirm);
  }
}
