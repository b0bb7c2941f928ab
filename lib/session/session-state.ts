import { atom } from 'jotai';

/** The token that this tab acts under, `null` for a guest. Read and written by `lib/session` only. */
export const tokenAtom = atom<string | null>(null);

/** True while a person is logged in: product.md section 4. */
export const isLoggedAtom = atom((get) => get(tokenAtom) !== null);

/** True once it is known whether somebody is logged in, so that no guest's screen flashes by at launch. */
export const isSessionReadyAtom = atom(false);
