import { getDefaultStore } from 'jotai';
import { sendEvents } from '@/lib/behavior/send-events';
import { track } from '@/lib/behavior/track';
import type { Navigator } from '@/lib/router/navigation/navigator';
import { isLoggedAtom } from '@/lib/session/session-state';

const helpPaths: ReadonlySet<string> = new Set([
  '/pages/custom-service/custom-service',
  '/pages/custom-service/repay_help',
]);

/**
 * Tracks the screens that a logged-in user opens, and from which one they look for help. Sends queued events
 * at the start, after each log-in, and when the page is hidden. Does nothing without the user's consent.
 * Returns a function that stops it; a second call stops the first.
 */
export function trackScreens(navigator: Navigator): () => void {
  stopTracking();
  const store = getDefaultStore();
  let stop = () => {};
  function restart() {
    if (!store.get(isLoggedAtom)) return;
    stop();
    stop = start(navigator);
  }
  restart();
  const unsubscribe = store.sub(isLoggedAtom, restart);
  stopTracking = () => {
    unsubscribe();
    stop();
  };
  return stopTracking;
}

let stopTracking = () => {};

function start(navigator: Navigator): () => void {
  let screen = '';
  function trackScreen() {
    const { path } = navigator.current().target;
    if (path === screen) return;
    if (helpPaths.has(path) && screen) track('help_opened', { from: screen });
    screen = path;
    track('screen_opened', { screen });
  }
  trackScreen();
  // The events that an earlier page could not send.
  void sendEvents();
  const unsubscribe = navigator.subscribe(trackScreen);

  const onVisibilityChange = () => document.visibilityState === 'hidden' && void sendEvents();
  const onFreeze = () => void sendEvents();
  document.addEventListener('visibilitychange', onVisibilityChange);
  // The Android shell dispatches it in onPause: a WebView is notified of its visibility too late.
  document.addEventListener('freeze', onFreeze);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', onVisibilityChange);
    document.removeEventListener('freeze', onFreeze);
  };
}
