import { onPush } from '@/lib/bridge/push';

/**
 * Passes on what the shell tells of the phone as the browser's own events, which drafts, answers and
 * screens follow anyway: a WebView fires them late, or not at all while only a question of the system
 * lies above it. Going out of sight writes drafts, coming back asks the server anew for what is on
 * show, and so does a connection that returns. Returns how to stop.
 */
export function followPhone(): () => void {
  let isOnline = navigator.onLine;
  const stops = [
    onPush('pause', () => document.dispatchEvent(new Event('freeze'))),
    onPush('resume', () => document.dispatchEvent(new Event('visibilitychange'))),
    onPush('network', ({ online }) => {
      // The shell tells it at the start too, when there is nothing to be asked anew.
      if (online === isOnline) return;
      isOnline = online;
      window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
