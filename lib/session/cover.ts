import { getDefaultStore } from 'jotai';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { maxIdleMs } from './idle';
import { logOut } from './log-out';
import { coverAtom } from './session-state';

/** After a longer absence the app asks for the device's lock, in ms. */
const maxAbsenceMs = 3 * 60_000;

/**
 * Decides at launch what covers the app, and from then on whenever the user returns to it. By the device's own clock:
 * an offset that is learned later must not look like disuse.
 */
export function coverAtLaunch(): void {
  getDefaultStore().sub(coverAtom, hidePage);
  cover({ isLaunch: true });
  document.addEventListener('visibilitychange', follow);
  // The shell's `pause`, which comes where a WebView fires no `visibilitychange`.
  document.addEventListener('freeze', markUsed);
}

/** Removes what covers the app: the user has confirmed, or goes on as a guest. */
export function uncover(): void {
  getDefaultStore().set(coverAtom, 'none');
  markUsed();
}

/** At once, in whatever way the cover comes and goes: `lock.css` hides all else, before the cover itself is rendered. */
function hidePage(): void {
  const cover = getDefaultStore().get(coverAtom);
  if (cover === 'none') delete document.documentElement.dataset.cover;
  else document.documentElement.dataset.cover = cover;
}

function follow(): void {
  if (document.visibilityState === 'visible') cover({ isLaunch: false });
  else markUsed();
}

function cover({ isLaunch }: { isLaunch: boolean }): void {
  const store = getDefaultStore();
  if (readValue('uni_token') === null) return;
  const absence = Date.now() - (readValue('luka_last_used') ?? Date.now());
  const hasLock = readValue(`luka_lock_${readValue('user_id')}`)?.on;
  if (absence > maxIdleMs) {
    void logOut('expired');
    // Whoever returns may be another person, as where nobody could unlock the app.
    if (hasLock) removeValue('luka_last_login');
    store.set(coverAtom, 'idle');
  } else if (hasLock && (isLaunch || Math.abs(absence) > maxAbsenceMs)) {
    store.set(coverAtom, 'lock');
  }
  markUsed();
}

/** Not while the app is covered: it may be another person who looks at it. */
function markUsed(): void {
  if (readValue('uni_token') === null || getDefaultStore().get(coverAtom) !== 'none') return;
  writeValue('luka_last_used', Date.now());
}
