import type { Variant } from '../variants';

const everywhere = [
  'android.permission.ACCESS_COARSE_LOCATION',
  'android.permission.ACCESS_NETWORK_STATE',
  'android.permission.CAMERA',
  'android.permission.INTERNET',
  'android.permission.READ_PHONE_STATE',
];

/** The permissions of each flavor. A new one is a decision that is made here. */
export const permissions: Record<Variant['flavor'], readonly string[]> = {
  play: everywhere,
  standard: [...everywhere, 'android.permission.QUERY_ALL_PACKAGES', 'android.permission.READ_SMS'],
};

/** Permissions that Google Play's policy forbids for personal-loan apps. */
export const forbiddenInPlay =
  /READ_CONTACTS|EXTERNAL_STORAGE|READ_MEDIA|ACCESS_MEDIA|FINE_LOCATION|READ_PHONE_NUMBERS|QUERY_ALL_PACKAGES|_SMS$|READ_CALL_LOG|MANAGE_MEDIA/;

/** The components that other apps may start. */
export const exportedComponents: readonly string[] = ['cl.luka.shell.app.MainActivity'];

/**
 * The intents that the app receives: the launcher's, and links to its scheme and host (PROTOCOL.md, "Links of
 * other apps"). Each is an entry point for other apps; a new one is decided here.
 */
export const intentFilters: readonly string[] = [
  'MainActivity action=MAIN category=LAUNCHER',
  'MainActivity action=VIEW category=DEFAULT category=BROWSABLE scheme=luka host=app',
];

/** Launch modes by activity: `1` is singleTop, which closes no activity above the page. */
export const launchModes: readonly string[] = ['MainActivity 1'];

/** The app's name in the launcher, by language. */
export const labels: Record<string, string> = { es: 'Luka', en: 'Luka', vi: 'Luka' };

/** Budgets in bytes, the dex uncompressed: contract.md section 9. */
export const budgets = { apk: 1.2 * 1024 * 1024, dex: 340 * 1024 } as const;
