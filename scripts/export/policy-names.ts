import type { LongTextName } from '@/lib/i18n/long-texts';
import type { RoutePath } from '@/lib/router/route-path.gen';

/** The screen of long texts, which its query names. */
export const policyPath: RoutePath = '/pages/policy/policy';

/** The types of that screen that show a long text from its start. */
export const policyNames = [
  'privacy',
  'terms',
  'about',
  'deletion',
] as const satisfies readonly LongTextName[];
