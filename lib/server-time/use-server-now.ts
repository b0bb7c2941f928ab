'use client';
import { useStored } from '@/lib/storage/use-stored';
import { serverNow } from './server-time';

/** {@link serverNow} at this render; rerenders when a reply has corrected it. */
export function useServerNow(): number {
  useStored('luka_clock_offset');
  return serverNow();
}
