import { writeEntry } from './history-entry';

/** What follows `#` in the page's address, with its escapes. */
export function pageFragment(): string {
  return window.location.hash.slice(1);
}

/** Replaces what follows `#`, without a history entry and without an event. */
export function replacePageFragment(fragment: string): void {
  const { pathname, search } = window.location;
  const address = `${pathname}${search}${fragment === '' ? '' : `#${fragment}`}`;
  writeEntry(window.history, 'replaceState', address);
}

/** The whole address of the page. */
export function pageAddress(): string {
  return window.location.href;
}
