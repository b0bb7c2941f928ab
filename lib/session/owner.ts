import { getDefaultStore } from 'jotai';
import { abortCalls } from '@/lib/api/auth';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { wipePersonal, wipeTab } from '@/lib/storage/wipe-personal';
import { isSessionReadyAtom, ownerCountAtom } from './session-state';

/**
 * Makes a user the owner of what this phone stores: from the log-in to the sign-out, also while the session
 * has expired. What another user has left behind is removed first. Each tab stores its owner too: it may sleep
 * while another tab signs out and logs in another user.
 */
export function claimOwnership(userId: string): void {
  const owners = [readValue('luka_owner'), readValue('luka_tab_owner')];
  if (owners.some((owner) => owner !== null && owner !== userId)) {
    const leave = forgetOwner();
    void wipePersonal('signOut');
    leave();
  }
  writeValue('luka_owner', userId);
  joinOwner();
}

/** This tab belongs to the phone's owner from now on. */
export function joinOwner(): void {
  const owner = readValue('luka_owner');
  if (owner !== null) writeValue('luka_tab_owner', owner);
}

/**
 * Forgets whose this tab is, before this tab removes the owner's values; the returned function then empties
 * the screens. At launch there are none yet, and the address is the next user's.
 */
export function forgetOwner(): () => void {
  const hadOwner = readValue('luka_tab_owner') !== null;
  removeValue('luka_tab_owner');
  const isShown = getDefaultStore().get(isSessionReadyAtom);
  return () => hadOwner && isShown && leaveTab();
}

/** Empties this tab if its user has signed out, or another has logged in, in another tab. */
export function leaveIfOwnerLeft(): void {
  const owner = readValue('luka_tab_owner');
  if (owner !== null && owner !== readValue('luka_owner')) leaveTab();
}

/** Empties this tab: its storage, its calls in flight and, by {@link onOwnerLeft}, what it shows and where it was. */
function leaveTab(): void {
  wipeTab();
  abortCalls();
  for (const listener of listeners) listener();
  const store = getDefaultStore();
  store.set(ownerCountAtom, store.get(ownerCountAtom) + 1);
}

/** Calls `listener` when this tab's user has left and nothing of theirs may be shown. Returns an unsubscribe. */
export function onOwnerLeft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const listeners = new Set<() => void>();
