import type { RoutePath } from '@/lib/router/route-path.gen';

/** The tabs, in the order of the bar (product.md section 2). */
export const tabPaths = [
  '/',
  '/pages/my-loan/my-loan',
  '/pages/profile/profile',
] as const satisfies readonly RoutePath[];

export type TabPath = (typeof tabPaths)[number];

/** True for a screen that stands in the tab bar. */
export function isTab(path: string): path is TabPath {
  return tabPaths.some((tab) => tab === path);
}
