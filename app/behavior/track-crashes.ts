import type { BehaviorSub } from '@/lib/behavior/events';
import { trackLater } from '@/lib/behavior/track-later';
import { config } from '@/lib/config';
import type { Navigator } from '@/lib/router/navigation/navigator';

type CrashKind = BehaviorSub<'crashed'>['kind'];

/** What was reported since the page was loaded: a fault that repeats is one. */
const reported = new Set<string>();

/**
 * Reports a failure of the app as a behavior event: the screen's path, the version and the kind, never the error's text,
 * which may hold what the user typed. Sent with the user's consent only.
 */
export function reportCrash(kind: CrashKind, navigator: Navigator): void {
  const screen = navigator.current().target.path;
  const crash = `${kind} ${screen}`;
  if (reported.has(crash)) return;
  reported.add(crash);
  trackLater('crashed', { screen, version: config.appVersion, kind });
}

/** Reports what nobody has caught. Returns a function that stops it. */
export function trackCrashes(navigator: Navigator): () => void {
  // Without an error it is a notice of the browser, such as of a ResizeObserver, or of another origin's script.
  const onError = ({ error }: ErrorEvent) => {
    if (error) reportCrash('error', navigator);
  };
  const onRejection = () => reportCrash('rejection', navigator);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
