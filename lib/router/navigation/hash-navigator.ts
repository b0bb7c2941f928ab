import { formatHash, homePath, parseHash, type Target } from '../target';
import {
  type HistoryStack,
  type NavigationType,
  pushed,
  replaced,
  startStack,
  traverse,
} from './history-stack';
import { type Navigator, prerenderedLocation, type RouteLocation } from './navigator';

type Options = {
  window: Pick<Window, 'location' | 'history' | 'addEventListener'> & {
    /** Missing in browsers older than 2022. */
    navigation?: Pick<Navigation, 'canGoBack' | 'back'>;
  };
  /** Stores the history stack across a reload of the tab. */
  storage: {
    read(): HistoryStack | undefined;
    write(stack: HistoryStack): void;
  };
  /** Called on Back; returns true where an open sheet or a leave guard has handled it. */
  interceptBack(): boolean;
};

/** Navigation of the hash app, with a handler for the phone's Back. */
export type HashNavigator = Navigator & {
  /**
   * Handles the phone's Back (PROTOCOL.md, "Pushes"): closes an open sheet, or asks about unsaved
   * changes, or goes back within the app, or opens Home from another first screen, as Android apps do.
   * Returns false on Home with no entry before it: there Back leaves the app.
   */
  systemBack(): boolean;
};

/** Creates the navigator of the hash app. */
export function createHashNavigator({ window, storage, interceptBack }: Options): HashNavigator {
  const listeners = new Set<() => void>();
  const currentHash = () => formatHash(parseHash(window.location.hash));
  let stack = resume(storage.read(), currentHash());
  let key = 0;
  let returning = false;
  let relaunchTo: Target | undefined;
  let location: RouteLocation = { target: parseHash(currentHash()), navigationType: 'load', key };

  function commit(next: HistoryStack, navigationType: NavigationType) {
    stack = next;
    returning = false;
    key += 1;
    location = { target: parseHash(currentHash()), navigationType, key };
    storage.write(stack);
    for (const listener of listeners) listener();
  }

  function onHashChange() {
    const hash = currentHash();
    // Our own navigations are committed at once; their event arrives afterwards.
    if (hash === stack.hashes[stack.index]) return;
    const next = traverse(stack, hash);
    if (!returning && next.navigationType === 'back' && interceptBack()) {
      window.history.go(-next.distance);
    } else commit(next.stack, next.navigationType);
  }

  function goBack() {
    // An iframe adds its own entries to the history; the Navigation API counts only this frame's.
    if (window.navigation?.canGoBack) window.navigation.back();
    else window.history.back();
  }

  /**
   * A hash change is pending: drop navigations from the outgoing screen. The address has changed (a link,
   * Back, a typed address) and its event has not arrived yet.
   */
  function hasPendingHashChange() {
    return currentHash() !== stack.hashes[stack.index];
  }

  function push(target: Target) {
    if (hasPendingHashChange()) return;
    const hash = formatHash(target);
    if (hash === currentHash()) return replace(target);
    window.location.hash = hash;
    commit(pushed(stack, hash), 'push');
  }

  function replace(target: Target) {
    if (returning || hasPendingHashChange()) return;
    const hash = formatHash(target);
    // Go back to an equal previous entry: with the same entry twice the next Back would seem to do nothing.
    if (stack.index > 0 && hash === stack.hashes[stack.index - 1]) {
      returning = true;
      return goBack();
    }
    if (hash !== currentHash()) window.location.replace(hash);
    commit(replaced(stack, hash), 'replace');
  }

  function restart(target: Target) {
    relaunchTo = undefined;
    stack = startStack(currentHash());
    replace(target);
  }

  function relaunch(target: Target) {
    if (hasPendingHashChange()) return;
    if (stack.index === 0) return restart(target);
    const isPending = relaunchTo !== undefined;
    relaunchTo = target;
    // A double tap would go back as far a second time, and out of the app.
    if (isPending) return;
    window.addEventListener('popstate', () => restart(relaunchTo ?? target), { once: true });
    window.history.go(-stack.index);
  }

  // Screens render later than the browser would scroll; app/routing/use-scroll restores the position.
  window.history.scrollRestoration = 'manual';
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
      else if (!interceptBack()) replace(fallback);
    },
    systemBack() {
      if (interceptBack()) return true;
      if (stack.index === 0 && location.target.path === homePath) return false;
      if (stack.index > 0) goBack();
      else restart({ path: homePath, query: {} });
      return true;
    },
    href: formatHash,
  };
}

const prerenderedHome = prerenderedLocation(homePath);

function resume(saved: HistoryStack | undefined, hash: string): HistoryStack {
  return saved?.hashes[saved.index] === hash ? saved : startStack(hash);
}
