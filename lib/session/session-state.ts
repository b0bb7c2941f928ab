import { atom } from 'jotai';
import type { WipeCause } from '@/lib/storage/wipe-personal';

/** The token of this tab's session; `null` for a guest. Only `lib/session` reads and writes it. */
export const tokenAtom = atom<string | null>(null);

/** The login state of product.md section 4. Components use `useSession`. */
export const isLoggedAtom = atom((get) => get(tokenAtom) !== null);

/** Why a session ended: the user signed out, the server ended it, or either happened in another tab. */
export type LogOutReason = WipeCause | 'otherTab';

/** How this tab's last session ended: a new object each time, once everything of it is removed. */
export const lastLogOutAtom = atom<{ readonly reason: LogOutReason } | null>(null);

/** The number of users who have left this tab: what is shown or kept for one of them must not outlive them. */
export const ownerCountAtom = atom(0);

/**
 * What covers the app: the question for the device's lock, or for a new log-in after long disuse. Below it the
 * screens stay mounted, so that nothing in progress is lost.
 */
export type Cover = 'none' | 'lock' | 'idle';

export const coverAtom = atom<Cover>('none');

/** True once the session was restored at launch, so that no guest screen is shown before. */
export const isSessionReadyAtom = atom(false);
