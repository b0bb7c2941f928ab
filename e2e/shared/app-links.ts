import { formatHash, type Target } from '@/lib/router/target';

/** The app's origin in both shells (`ORIGIN` in their Shell.kt). */
export const appOrigin = 'https://app.luka.local';

/** How links of other apps into the app begin: the manifest's intent filter and `DeepLinks`. */
export const appLinks = 'luka://app';

/** A site that takes payments, which the desktop shell's pay view opens in place of the sandbox. */
export const paySite = 'https://pay.luka.example';

/** Another app's link to a screen. Source: PROTOCOL.md, "Links of other apps". */
export function linkTo({ path = '/', query = {} }: Partial<Target> = {}): string {
  return `${appLinks}${formatHash({ path, query }).slice(1)}`;
}
