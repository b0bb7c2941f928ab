import { type ComponentType, Fragment, type ReactNode } from 'react';
import { canEncrypt } from '@/lib/storage/text-store';

/** What a screen behind the log-in waits for, as its forms have drafts. */
export type Drafts = {
  /** Renders its children once drafts can be read. */
  Gate: ComponentType<{ children: ReactNode }>;
  /** Whether drafts can be read. */
  areOpen(): boolean;
  /** Resolves once they can. Never rejects. */
  open(): Promise<void>;
};

const inMemory: Drafts = { Gate: Fragment, areOpen: () => true, open: () => Promise.resolve() };

let loaded: Drafts | undefined;

/** `undefined` until {@link loadDrafts} has resolved. */
export function loadedDrafts(): Drafts | undefined {
  return canEncrypt() ? loaded : inMemory;
}

/** Loads the code of encrypted drafts; if that fails, they are kept in memory only. Never rejects. */
export async function loadDrafts(): Promise<Drafts> {
  if (!canEncrypt()) return inMemory;
  loaded ??= await import('./drafts-gate').then(
    ({ encryptedDrafts }) => encryptedDrafts,
    () => inMemory,
  );
  return loaded;
}

/** Loads and opens drafts. Never rejects. */
export async function openLoadedDrafts(): Promise<void> {
  const { open } = await loadDrafts();
  await open();
}
