import { writeEntry } from '../history-entry';
import { formatHash, homePath, isHome, isPageTurn, parseHash, type Target } from '../target';
import {
  distanceToStart,
  type HistoryStack,
  type NavigationType,
  pushed,
  replaced,
  resumed,
  startStack,
  traverse,
} from './history-stack';
import { type NavigationWindow, traverseBack, traverseBy } from './history-traversal';
import { type HashNavigator, prerenderedLocation, type RouteLocation } from './navigator';

type Options = {
  window: NavigationWindow;
  /** Stores the history stack across a reload of the tab. */
  storage: {
    read(): HistoryStack | undefined;
    write(stack: HistoryStack): void;
  };
  /**
   * Called on Back; returns true where an open sheet or a leave guard has handled it. `turnsPage`: to another page
   * of the same screen, where nothing is left.
   */
  interceptBack(turnsPage: boolean): boolean;
};

/** A browser keeps 50 entries in a tab, those of frames included, and drops the first, which is Home, for more. */
const maxIndex = 30;
/** How many entries Back still goes through after that. */
const keptEntries = 10;

/**
 * Creates the navigator of the hash app. Home is always the first entry, and only there: so Back, the
 * browser's and the phone's, ends at Home and leaves the app from nowhere else (contract.md section 8).
 */
export function createHashNavigator({ window, storage, interceptBack }: Options): HashNavigator {
  const listeners = new Set<() => void>();
  const currentHash = () => formatHash(parseHash(window.location.hash));
  const write = (method: 'pushState' | 'replaceState', address: string) =>
    writeEntry(window.history, method, address);
  // Screens render later than the browser would scroll; app/routing/use-scroll restores the position. Set
  // before an entry is written, which inherits it.
  window.history.scrollRestoration = 'manual';
  let stack = resumed(storage.read(), currentHash()) ?? start(currentHash());
  let key = 0;
  let returning = false;
  /** A Back of the app itself is on its way. */
  let isGoingBack = false;
  /** How many entries the tab had when the current one was shown: an iframe's own ones come after it. */
  let entriesAtShow = window.history.length;
  /** The target of a relaunch that is on its way to the first entry. */
  let relaunchTo: Target | undefined;
  /** What waits for the end of a navigation; the newest only. */
  let waiting: (() => void) | undefined;
  // On Home the very object that the page was prerendered with: another would render the page again while it hydrates.
  let location: RouteLocation =
    currentHash() === homeHash
      ? prerenderedHome
      : { target: parseHash(currentHash()), navigationType: 'load', key };

  /** A new history; Home is put before the entry of a link that the app was opened with. */
  function start(hash: string): HistoryStack {
    if (isHome(parseHash(hash))) return startStack(hash);
    write('replaceState', homeHash);
    write('pushState', hash);
    return pushed(startStack(homeHash), hash);
  }

  function keep(next: HistoryStack) {
    stack = next;
    entriesAtShow = window.history.length;
    storage.write(stack);
  }

  function show(target: Target, navigationType: NavigationType) {
    if (!isPageTurn(location.target, target)) key += 1;
    location = { target, navigationType, key };
    for (const listener of listeners) listener();
  }

  function commit(next: HistoryStack, navigationType: NavigationType) {
    returning = false;
    keep(next);
    show(parseHash(currentHash()), navigationType);
    if (stack.index > maxIndex) forgetOldest();
    runWaiting();
  }

  function runWaiting() {
    if (isGoingBack || hasPendingHashChange()) return;
    const then = waiting;
    waiting = undefined;
    then?.();
  }

  function onHashChange() {
    const hash = currentHash();
    // A navigation of our own that has been committed, or will be; or a Back that was refused.
    if (relaunchTo || hash === stack.hashes[stack.index]) return runWaiting();
    const next = traverse(stack, hash);
    if (!returning && next.navigationType === 'back' && interceptBack(turnsPageTo(hash))) {
      window.history.go(-next.distance);
    } else commit(next.stack, next.navigationType);
  }

  function turnsPageTo(hash = '') {
    return isPageTurn(location.target, parseHash(hash));
  }

  function goBack() {
    if (relaunchTo) return;
    isGoingBack = true;
    traverseBack(window, entriesOfFrames(), () => {
      isGoingBack = false;
      runWaiting();
    });
  }

  /** How many entries iframes have added since the current one was shown. */
  function entriesOfFrames() {
    return Math.max(0, window.history.length - entriesAtShow);
  }

  /**
   * A hash change is pending: drop navigations from the outgoing screen. The address has changed (a link,
   * Back, a typed address) and its event has not arrived yet, or a relaunch is going back.
   */
  function hasPendingHashChange() {
    return relaunchTo !== undefined || currentHash() !== stack.hashes[stack.index];
  }

  function push(target: Target) {
    open(target, formatHash(target) === currentHash() ? 'replace' : 'push');
  }

  function replace(target: Target) {
    // The first entry stays Home.
    if (!returning) open(target, stack.index === 0 ? 'push' : 'replace');
  }

  function open(target: Target, by: 'push' | 'replace') {
    const hash = formatHash(target);
    if (isHome(target)) relaunch(target);
    else if (hasPendingHashChange()) return;
    else if (by === 'push') {
      write('pushState', hash);
      commit(pushed(stack, hash), by);
    } else if (hash === stack.hashes[stack.index - 1]) {
      // With the same entry twice the next Back would seem to do nothing.
      returning = true;
      goBack();
    } else {
      write('replaceState', hash);
      commit(replaced(stack, hash), by);
    }
  }

  /** Goes to the first entry, where there is nothing but Home; then calls `arrived`. */
  function goToStart(arrived: () => void) {
    const distance = distanceToStart(stack, {
      ofFrames: entriesOfFrames(),
      ofTab: window.history.length,
    });
    traverseBy(window, distance, () => {
      if (!isHome(parseHash(currentHash()))) write('replaceState', homeHash);
      stack = startStack(currentHash());
      arrived();
    });
  }

  function relaunch(target: Target) {
    // A double tap would go back as far a second time, and out of the app.
    const isOnItsWay = relaunchTo !== undefined;
    if (!isOnItsWay && hasPendingHashChange()) return;
    relaunchTo = target;
    if (isOnItsWay) return;
    goToStart(() => {
      const hash = formatHash(relaunchTo ?? target);
      const isStart = isHome(parseHash(hash));
      relaunchTo = undefined;
      if (hash !== currentHash()) write(isStart ? 'replaceState' : 'pushState', hash);
      commit(isStart ? startStack(hash) : pushed(stack, hash), 'replace');
    });
  }

  /** Writes the last entries again after Home, before the browser drops it; a tab that is pressed meanwhile is opened. */
  function forgetOldest() {
    const { target } = location;
    const kept = stack.hashes.slice(-keptEntries);
    relaunchTo = target;
    goToStart(() => {
      const next = relaunchTo;
      // The user has left: `startOver` goes on.
      if (next === home) return;
      for (const hash of kept) write('pushState', hash);
      relaunchTo = undefined;
      keep({ hashes: [...stack.hashes, ...kept], index: kept.length });
      if (next && next !== target) relaunch(next);
      runWaiting();
    });
  }

  function startOver() {
    relaunchTo = home;
    show(home, 'replace');
    goToStart(() => {
      // Only a new entry drops those ahead.
      write('replaceState', homeHash);
      write('pushState', homeHash);
      traverseBy(window, -1, () => {
        relaunchTo = undefined;
        commit(startStack(homeHash), 'replace');
      });
    });
  }

  window.addEventListener('hashchange', onHashChange);
  storage.write(stack);

  return {
    current: () => location,
    prerendered: () => prerenderedHome,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push,
    replace,
    relaunch,
    back(fallback) {
      if (stack.index > 0) goBack();
      else if (!interceptBack(false)) replace(fallback);
    },
    systemBack() {
      if (interceptBack(turnsPageTo(stack.hashes[stack.index - 1]))) return true;
      if (stack.index === 0) return false;
      goBack();
      return true;
    },
    whenIdle(then) {
      waiting = then;
      runWaiting();
    },
    startOver,
    href: formatHash,
  };
}

const home: Target = { path: homePath, query: {} };
const homeHash = formatHash(home);
const prerenderedHome = prerenderedLocation(homePath);
