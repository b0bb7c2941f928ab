import { getDefaultStore } from 'jotai';
import { clearCache } from '@/lib/api/cache';
import { onChange } from '@/lib/storage/changes';
import { drafts } from '@/lib/storage/text-store';
import { readValue } from '@/lib/storage/values';
import { forgetPerson } from './log-out';
import { tokenAtom } from './session-state';

/**
 * Logs this tab in or out when another one does, or when the browser's data is cleared. Returns how to
 * stop; called twice it follows once.
 */
export function followOtherTabs(): () => void {
  stop();
  stop = onChange('uni_token', follow);
  return stop;
}

let stop = () => {};

function follow(): void {
  const store = getDefaultStore();
  const token = readValue('uni_token');
  // A change of our own: the tab acted under it before it was written.
  if (token === store.get(tokenAtom)) return;
  store.set(tokenAtom, token);
  // A sign-out took the key of drafts, and the next session has another.
  drafts.close();
  if (token) clearCache({ reload: true });
  else forgetPerson('otherTab');
}
