import type { RoutePath } from '@/lib/router/route-path.gen';
import { homePath } from '@/lib/router/target';

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

let isHomeAlive = false;

/** Home says so once its own code has drawn it: it comes with the page, before that code. */
export function homeIsAlive(): void {
  isHomeAlive = true;
}

/**
 * True for a tab whose life may go on behind another screen. The exported Home's may not: brought to life while
 * it is hidden it would wait for its code, or for its data, for ever.
 */
export function mayLiveOn(path: string): boolean {
  return path !== homePath || isHomeAlive;
}
