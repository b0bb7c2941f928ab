import { sendEvents } from '@/lib/behavior/send-events';
import { track } from '@/lib/behavior/track';
import type { Navigator } from '@/lib/router/navigation/navigator';

/** Where somebody is who looks for help. */
const helpPaths: ReadonlySet<string> = new Set([
  '/pages/custom-service/custom-service',
  '/pages/custom-service/repay_help',
]);

/**
 * Notes which screens a person opens and where help is looked for, and sends what waits at the start and when the app
 * goes out of sight. Nothing of it happens without the consent of whoever is logged in. Called again it goes on as it
 * does. Returns how to stop.
 */
export function followBehavior(navigator: Navigator): () => void {
  stopFollowing?.();
  let screen = '';
  function follow() {
    const { path } = navigator.current().target;
    if (path === screen) return;
    if (helpPaths.has(path) && screen) track('help_opened', { from: screen });
    screen = path;
    track('screen_opened', { screen });
  }
  follow();
  // What an earlier page could not send.
  void sendEvents();
  const stop = navigator.subscribe(follow);

  const hidden = () => document.visibilityState === 'hidden' && void sendEvents();
  const frozen = () => void sendEvents();
  document.addEventListener('visibilitychange', hidden);
  // When the Android shell goes out of sight: a web view is not told of it in time.
  document.addEventListener('freeze', frozen);
  stopFollowing = () => {
    stop();
    document.removeEventListener('visibilitychange', hidden);
    document.removeEventListener('freeze', frozen);
    stopFollowing = undefined;
  };
  return stopFollowing;
}

let stopFollowing: (() => void) | undefined;
