import { formatHash, homePath, parseHash, type Target } from '../target';
import { exportedPlace } from './exported-navigator';
import {
  type HistoryStack,
  type Move,
  pushed,
  replaced,
  startStack,
  travelled,
} from './history-stack';
import type { Navigator, Place } from './navigator';

/** What the navigator keeps over a reload of the tab. */
export type StackMemory = {
  read(): HistoryStack | undefined;
  write(stack: HistoryStack): void;
};

type Options = {
  window: Pick<Window, 'location' | 'history' | 'addEventListener'> & {
    /** Missing in browsers older than 2022. */
    navigation?: Pick<Navigation, 'canGoBack' | 'back'>;
  };
  memory: StackMemory;
  /** Asked on Back: true where a sheet or a leave guard has dealt with it. */
  interceptBack(): boolean;
};

/** Navigation in the app's one page, which also answers the phone's own Back. */
export type HashNavigator = Navigator & {
  /**
   * Deals with the phone's Back (PROTOCOL.md, "Pushes"): closes what lies on top, or asks about unsaved
   * changes, or goes back within the app, or from another first screen Home, as Android's apps do.
   * False on Home with nothing behind: there Back leaves the app.
   */
  systemBack(): boolean;
};

/** Navigation of the app in its one page: everything is in the address's hash. */
export function createHashNavigator({ window, memory, interceptBack }: Options): HashNavigator {
  const listeners = new Set<() => void>();
  const address = () => formatHash(parseHash(window.location.hash));
  let stack = resume(memory.read(), address());
  let key = 0;
  let returning = false;
  let relaunchTo: Target | undefined;
  let place: Place = { target: parseHash(address()), move: 'load', key };

  function arrive(next: HistoryStack, move: Move) {
    stack = next;
    returning = false;
    key += 1;
    place = { target: parseHash(address()), move, key };
    memory.write(stack);
    for (const listener of listeners) listener();
  }

  function onHashChange() {
    const hash = address();
    // Our own moves change the address at once, so their event comes to a place already taken.
    if (hash === stack.hashes[stack.index]) return;
    const travel = travelled(stack, hash);
    if (!returning && travel.move === 'back' && interceptBack()) {
      window.history.go(-travel.distance);
    } else arrive(travel.stack, travel.move);
  }

  function goBack() {
    // A page in a frame adds its own steps to the history; the Navigation API knows our places alone.
    if (window.navigation?.canGoBack) window.navigation.back();
    else window.history.back();
  }

  /**
   * True where a link or the person has moved already and the event of it is still to come. Whoever asks to move
   * now speaks for a place that is being left, and is not heard: a Back asked for here would undo that move, not
   * lead away from this place.
   */
  function isLeft() {
    return address() !== stack.hashes[stack.index];
  }

  function push(target: Target) {
    if (isLeft()) return;
    const hash = formatHash(target);
    if (hash === address()) return replace(target);
    window.location.hash = hash;
    arrive(pushed(stack, hash), 'push');
  }

  function replace(target: Target) {
    if (returning || isLeft()) return;
    const hash = formatHash(target);
    // Right behind already: the same place twice would make the next Back seem to do nothing.
    if (stack.index > 0 && hash === stack.hashes[stack.index - 1]) {
      returning = true;
      return goBack();
    }
    if (hash !== address()) window.location.replace(hash);
    arrive(replaced(stack, hash), 'replace');
  }

  function restart(target: Target) {
    relaunchTo = undefined;
    stack = startStack(address());
    replace(target);
  }

  function relaunch(target: Target) {
    if (isLeft()) return;
    if (stack.index === 0) return restart(target);
    const isOnItsWay = relaunchTo !== undefined;
    relaunchTo = target;
    // A double tap would go back as far again, and out of the app.
    if (isOnItsWay) return;
    window.addEventListener('popstate', () => restart(relaunchTo ?? target), { once: true });
    window.history.go(-stack.index);
  }

  // Screens come later than the browser would scroll; app/layout/use-scroll restores.
  window.history.scrollRestoration = 'manual';
  window.addEventListener('hashchange', onHashChange);
  memory.write(stack);

  return {
    current: () => place,
    exported: () => exportedHome,
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
      if (stack.index === 0 && place.target.path === homePath) return false;
      if (stack.index > 0) goBack();
      else restart({ path: homePath, query: {} });
      return true;
    },
    href: formatHash,
  };
}

const exportedHome = exportedPlace(homePath);

function resume(saved: HistoryStack | undefined, hash: string): HistoryStack {
  return saved?.hashes[saved.index] === hash ? saved : startStack(hash);
}
