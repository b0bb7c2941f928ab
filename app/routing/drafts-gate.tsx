'use client';
import type { ReactNode } from 'react';
import { Loader } from '@/components/loader/loader';
import { areDraftsOpen, openDrafts, useDraftsOpen } from '@/lib/storage/encrypted/use-drafts-open';
import type { Drafts } from './load-drafts';

/** Renders a screen once drafts can be read: a form that mounts earlier would miss its own. */
function DraftsGate({ children }: { children: ReactNode }) {
  return useDraftsOpen() ? children : <Loader onRetry={() => undefined} />;
}

/** Drafts that are encrypted in this browser. Not part of the first load. */
export const encryptedDrafts: Drafts = {
  Gate: DraftsGate,
  areOpen: areDraftsOpen,
  open: openDrafts,
};
