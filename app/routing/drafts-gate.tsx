'use client';
import type { ReactNode } from 'react';
import { Loader } from '@/components/loader/loader';
import { useDraftsOpen } from '@/lib/storage/encrypted/use-drafts-open';

/** Renders a screen once drafts can be read: a form that mounts earlier would miss its own. */
export function DraftsGate({ children }: { children: ReactNode }) {
  return useDraftsOpen() ? children : <Loader onRetry={() => undefined} />;
}
