'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { openSealed } from './open-sealed';
import { isSealedOpen, onSealedOpen } from './sealed-area';

/** Whether drafts and the like can be read; opens them where they are `wanted`. */
export function useSealedOpen(wanted: boolean): boolean {
  const isOpen = useSyncExternalStore(onSealedOpen, isSealedOpen, () => false);
  useEffect(() => {
    let isWanted = wanted;
    async function ask() {
      while (isWanted && !isSealedOpen()) await openSealed();
    }
    if (!isOpen) void ask();
    return () => {
      isWanted = false;
    };
  }, [wanted, isOpen]);
  return isOpen;
}
