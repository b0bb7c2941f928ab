import {
  iconHome,
  iconHomeFilled,
  iconReceipt,
  iconReceiptFilled,
  iconUser,
  iconUserFilled,
} from '@/components/icon/shapes/navigation';
import type { Tab } from '@/components/tab-bar/tab-bar';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { homePath } from '@/lib/router/target';

/** The tabs, in the order of the bar (product.md section 2); `label` is a key of `shell.tabs`. */
export const tabs = [
  { path: '/', label: 'home', icon: iconHome, selectedIcon: iconHomeFilled },
  {
    path: '/pages/my-loan/my-loan',
    label: 'loans',
    icon: iconReceipt,
    selectedIcon: iconReceiptFilled,
  },
  {
    path: '/pages/profile/profile',
    label: 'profile',
    icon: iconUser,
    selectedIcon: iconUserFilled,
  },
] as const satisfies readonly TabEntry[];

type TabEntry = Pick<Tab, 'icon' | 'selectedIcon'> & { path: RoutePath; label: string };

export type TabPath = (typeof tabs)[number]['path'];

/** True for a path of the tab bar. */
export function isTab(path: string): path is TabPath {
  return tabs.some((tab) => tab.path === path);
}

let isHomeHydrated = false;

/** Called by Home's own code once it has rendered: the prerendered Home is shown before that code has loaded. */
export function markHomeHydrated(): void {
  isHomeHydrated = true;
}

/**
 * True for a tab that may stay mounted while another screen is shown. The prerendered Home may not: hydrated
 * while it is hidden, it would wait for its code and data forever.
 */
export function canKeepAlive(path: string): boolean {
  return path !== homePath || isHomeHydrated;
}
