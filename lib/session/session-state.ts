import { atom } from 'jotai';

/** The token of this tab's session; `null` for a guest. Only `lib/session` reads and writes it. */
export const tokenAtom = atom<string | null>(null);

/** The login state of product.md section 4. Components use `useSession`. */
export const isLoggedAtom = atom((get) => get(tokenAtom) !== null);

/** True once the session was restored at launch, so that no guest screen is shown before. */
export const isSessionReadyAtom = atom(false);
