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

/** The app's name in the launcher, by language. */
export const labels: Record<string, string> = { es: 'Luka', en: 'Luka', vi: 'Luka' };

/** Budgets in bytes, the dex uncompressed: contract.md section 9. */
export const budgets = { apk: 1.2 * 1024 * 1024, dex: 340 * 1024 } as const;
