import { useEffect, useSyncExternalStore } from 'react';
import type { Device } from '../device';
import { createSealedArea, type SealedArea } from './sealed-area';

/** One for all of this page. */
let sealed: SealedArea | undefined;

/** Whether drafts and the like can be read; opens them where they cannot. */
export function useSealedOpen(device: Device): boolean {
  sealed ??= createSealedArea(device);
  const { isOpen, onOpen, open } = sealed;
  const isReadable = useSyncExternalStore(onOpen, isOpen, () => false);
  useEffect(() => {
    let isWanted = !isReadable;
    async function ask() {
      while (isWanted && !isOpen()) await open();
    }
    void ask();
    return () => {
      isWanted = false;
    };
  }, [isReadable]);
  return isReadable;
}
