/** The parts of the window that navigation needs. */
export type NavigationWindow = Pick<Window, 'location' | 'history' | 'addEventListener'> & {
  /** Missing in web views older than 2022, and in Safari and Firefox until the end of 2025. */
  navigation?: Pick<Navigation, 'canGoBack' | 'back'>;
};

/** Ample for a traversal; it never ends where the browser has no such entry. */
const traversalMs = 1000;

/** Goes to another entry of the tab, then calls `arrived`; at once for the current one. */
export function traverseBy(window: NavigationWindow, distance: number, arrived: () => void): void {
  if (distance === 0) arrived();
  else {
    onArrival(window, arrived);
    window.history.go(distance);
  }
}

/** Goes back one entry of the app, past the `ofFrames` ones that iframes have added, then calls `arrived`. */
export function traverseBack(
  window: NavigationWindow,
  ofFrames: number,
  arrived: () => void,
): void {
  onArrival(window, arrived);
  // The Navigation API counts only this frame's entries.
  if (window.navigation?.canGoBack) window.navigation.back();
  else window.history.go(-1 - ofFrames);
}

function onArrival(window: NavigationWindow, arrived: () => void) {
  let isDone = false;
  const end = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    arrived();
  };
  const timer = setTimeout(end, traversalMs);
  window.addEventListener('popstate', end, { once: true });
}
