import { getDefaultStore } from 'jotai';
import { abortCalls } from '@/lib/api/auth';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { wipePersonal, wipeTab } from '@/lib/storage/wipe-personal';
import { isSessionReadyAtom, ownerCountAtom } from './session-state';

/**
 * Whose values this document may show. `luka_tab_owner` outlives a reload; this outlives what later documents of the tab
 * store there, while the browser keeps this one for Back.
 */
let documentOwner: string | null = null;

/**
 * Makes a user the owner of what this phone stores: from the log-in to the sign-out, also while the session
 * has expired. What another user has left behind is removed first. Each tab stores its owner too: it may sleep
 * while another tab signs out and logs in another user.
 */
export function claimOwnership(userId: string): void {
  const phoneOwner = readValue('luka_owner') ?? userId;
  if ([phoneOwner, ...tabOwners()].some((owner) => owner !== userId)) {
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
  if (owner === null) return;
  documentOwner = owner;
  writeValue('luka_tab_owner', owner);
}

/** The users whose values this tab may show: more than one where a later document of it had another. */
function tabOwners(): readonly string[] {
  return [documentOwner, readValue('luka_tab_owner')].filter((owner) => owner !== null);
}

/**
 * Forgets whose this tab is, before this tab removes the owner's values; the returned function then empties
 * the screens. At launch there are none yet, and the address is the next user's.
 */
export function forgetOwner(): () => void {
  const hadOwner = tabOwners().length > 0;
  documentOwner = null;
  removeValue('luka_tab_owner');
  const isShown = getDefaultStore().get(isSessionReadyAtom);
  return () => hadOwner && isShown && leaveTab();
}

/** Empties this tab if its user has signed out, or another has logged in, in another tab. */
export function leaveIfOwnerLeft(): void {
  const phoneOwner = readValue('luka_owner');
  if (tabOwners().some((owner) => owner !== phoneOwner)) leaveTab();
}

/** Empties this tab: its storage, its calls in flight and, by `ownerCountAtom`, what it shows and where it was. */
function leaveTab(): void {
  documentOwner = null;
  wipeTab();
  abortCalls();
  getDefaultStore().set(ownerCountAtom, (count) => count + 1);
}
