'use client';
import type { ReactNode } from 'react';
import { Loader } from '@/components/loader/loader';
import type { Device } from '@/lib/storage/device';
import { useSealedOpen } from '@/lib/storage/sealed/use-sealed-open';

type Props = { device: Device; children: ReactNode };

/** Lets a screen begin once drafts can be read: a form that begins earlier begins without its own. */
export function DraftsDoor({ device, children }: Props) {
  return useSealedOpen(device) ? children : <Loader onRetry={() => undefined} />;
}
