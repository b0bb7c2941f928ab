import { atom } from 'jotai';

/** The token of this tab's session; `null` for a guest. Only `lib/session` reads and writes it. */
export const tokenAtom = atom<string | null>(null);

/** The login state of product.md section 4. Components use `useSession`. */
export const isLoggedAtom = atom((get) => get(tokenAtom) !== null);

/** The number of users who have left this tab: what is rendered for one of them must not outlive them. */
export const ownerCountAtom = atom(0);

/** True once the session was restored at launch, so that no guest screen is shown before. */
export const isSessionReadyAtom = atom(false);
