import type { Variant } from '../variants';

const everywhere = [
  'android.permission.ACCESS_COARSE_LOCATION',
  'android.permission.ACCESS_NETWORK_STATE',
  'android.permission.CAMERA',
  'android.permission.INTERNET',
  'android.permission.READ_PHONE_STATE',
];

/** Exactly what each flavour may ask a phone for. A new one is a decision: it is made here. */
export const permissions: Record<Variant['flavor'], readonly string[]> = {
  play: everywhere,
  standard: [...everywhere, 'android.permission.QUERY_ALL_PACKAGES', 'android.permission.READ_SMS'],
};

/** What Google Play's policy forbids to an app for personal loans. */
export const forbiddenInPlay =
  /READ_CONTACTS|EXTERNAL_STORAGE|READ_MEDIA|ACCESS_MEDIA|FINE_LOCATION|READ_PHONE_NUMBERS|QUERY_ALL_PACKAGES|_SMS$|READ_CALL_LOG|MANAGE_MEDIA/;

/** The only part of the app that others may start. */
export const exportedComponents: readonly string[] = ['cl.luka.shell.app.MainActivity'];

/**
 * All that Android brings to the app: the launcher's tap, and links of other apps to our scheme and host
 * (PROTOCOL.md, "Links of other apps"). Another one is another way in: it is decided here.
 */
export const intentFilters: readonly string[] = [
  'MainActivity action=MAIN category=LAUNCHER',
  'MainActivity action=VIEW category=DEFAULT category=BROWSABLE scheme=luka host=app',
];

/** By activity: `1` is singleTop, which closes nothing that lies in front of the page; others have none. */
export const launchModes: readonly string[] = ['MainActivity 1'];

/** The app's name on the launcher, for each language. */
export const labels: Record<string, string> = { es: 'Luka', en: 'Luka', vi: 'Luka' };

/** Budgets in bytes: contract.md section 9. */
export const budgets = { apk: 2 * 1024 * 1024, dex: 300 * 1024 } as const;
