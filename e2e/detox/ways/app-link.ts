import { formatHash, type Target } from '@/lib/router/target';

/** With what a link of another app into ours begins, on every phone: the manifest's filter, and `AppLinks`. */
export const appLinks = 'luka://app';

/** The link that another app has to a screen of ours. Source: PROTOCOL.md, "Links of other apps". */
export function linkTo({ path = '/', query = {} }: Partial<Target> = {}): string {
  return `${appLinks}${formatHash({ path, query }).slice(1)}`;
}
