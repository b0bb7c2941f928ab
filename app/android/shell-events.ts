import { type Insets, onPush } from '@/lib/bridge/push';
import { confirmLeave } from '@/lib/router/leave-guard';
import type { Navigator } from '@/lib/router/navigation/navigator';
import { formatHash, parseHash } from '@/lib/router/target';

/**
 * Writes the insets of the system bars, cut-outs and keyboard into CSS variables
 * (components/foundation/tokens.css); until the shell sends them, `env(safe-area-inset-*)` applies. Keeps the
 * focused field visible when the keyboard makes the viewport smaller. Returns an unsubscribe function.
 */
export function applyInsets(): () => void {
  let hasKeyboard = false;
  // `nearest` scrolls as little as possible; `scroll-padding` keeps the field clear of bar and dock.
  const showFocusedField = () =>
    hasKeyboard && document.activeElement?.scrollIntoView({ block: 'nearest' });
  const unsubscribe = onPush('insets', (insets) => {
    writeSafeArea(insets);
    hasKeyboard = insets.keyboard > 0;
    showFocusedField();
  });
  // The WebView may be resized before or after the event.
  window.addEventListener('resize', showFocusedField);
  return () => {
    unsubscribe();
    window.removeEventListener('resize', showFocusedField);
  };
}

function writeSafeArea({ top, right, bottom, left }: Insets): void {
  const { style } = document.documentElement;
  style.setProperty('--safe-top', `${top}px`);
  style.setProperty('--safe-right', `${right}px`);
  style.setProperty('--safe-bottom', `${bottom}px`);
  style.setProperty('--safe-left', `${left}px`);
}

/**
 * Writes the device's theme to `<html data-device-theme>`, which applies where Settings follow the device
 * (components/foundation/tokens.css): not every WebView updates `prefers-color-scheme` while it is open.
 * Returns an unsubscribe function.
 */
export function applyDeviceTheme(): () => void {
  return onPush('theme', ({ dark }) => {
    document.documentElement.dataset.deviceTheme = dark ? 'dark' : 'light';
  });
}

/**
 * Opens links of other apps (PROTOCOL.md, "Links of other apps") on top of the current screen, after a navigation
 * that is on its way, and after the leave guard has confirmed. Returns an unsubscribe function.
 */
export function openLinks(navigator: Navigator): () => void {
  return onPush('link', ({ to }) => {
    const target = parseHash(to);
    // The target is already shown: navigating again would discard its state.
    if (formatHash(target) !== formatHash(navigator.current().target)) {
      navigator.whenIdle(() => confirmLeave(() => navigator.push(target)));
    }
    return true;
  });
}

/**
 * Dispatches the shell's lifecycle and network events as the DOM events that drafts, SWR and screens
 * listen to. A WebView fires these late, or not at all while only a system dialog covers it: `pause` writes
 * drafts, `resume` and a restored connection revalidate. Returns an unsubscribe function.
 */
export function relayLifecycle(): () => void {
  let isOnline = navigator.onLine;
  const unsubscribes = [
    onPush('pause', () => document.dispatchEvent(new Event('freeze'))),
    onPush('resume', () => document.dispatchEvent(new Event('visibilitychange'))),
    onPush('network', ({ online }) => {
      // The shell also sends the initial state, which must not revalidate.
      if (online === isOnline) return;
      isOnline = online;
      window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
