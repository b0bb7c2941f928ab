import { formatHash, type Target } from '../target';
import type { NavigationType } from './history-stack';

/** The current screen and how the app got there. `key` differs for every history entry, except from page to page. */
export type RouteLocation = {
  readonly target: Target;
  readonly navigationType: NavigationType;
  readonly key: number;
};

/** Navigation for screens: by hash in the app, by page in the static export. */
export type Navigator = {
  /** The current location; the same object until the next navigation. */
  current(): RouteLocation;
  /** The location that the page was prerendered with, for hydration. */
  prerendered(): RouteLocation;
  /** Calls `listener` after every navigation; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Opens a screen and adds a history entry. */
  push(target: Target): void;
  /** Opens a screen in the current history entry. */
  replace(target: Target): void;
  /** Opens a screen as the only history entry: for tabs, and at the end of a flow. */
  relaunch(target: Target): void;
  /** Goes back one entry; opens `fallback` where there is none. */
  back(fallback: Target): void;
  /** Calls `then` while no navigation is on its way, which would drop that of `then`: now, or after it. */
  whenIdle(then: () => void): void;
  /** The address of a target, for links. */
  href(target: Target): string;
};

/** Navigation of the hash app, with a handler for the phone's Back. */
export type HashNavigator = Navigator & {
  /**
   * Handles the phone's Back (PROTOCOL.md, "Pushes"): closes an open sheet, or asks about unsaved
   * changes, or goes back within the app. Returns false on Home: there Back leaves the app.
   */
  systemBack(): boolean;
  /** Shows Home at once and drops every entry, also those ahead: they belong to a user who has left. */
  startOver(): void;
};

/** The navigator while a page is being prerendered: it stays at one screen. */
export function prerenderedNavigator(path: string): Navigator {
  const location = prerenderedLocation(path);
  const ignore = () => undefined;
  return {
    current: () => location,
    prerendered: () => location,
    subscribe: () => ignore,
    push: ignore,
    replace: ignore,
    relaunch: ignore,
    back: ignore,
    whenIdle: ignore,
    href: formatHash,
  };
}

/** The location before the address is known: the screen without a query. */
export function prerenderedLocation(path: string): RouteLocation {
  return { target: { path, query: {} }, navigationType: 'load', key: 0 };
}
