import { useEffect, useState } from 'react';
import { useFormat } from '@/lib/format/use-format';
import { canLock, turnOffLock, turnOnLock } from '@/lib/session/device-lock';
import { useStored } from '@/lib/storage/use-stored';
import { showToast } from '@/lib/toast/toast';
import { texts } from './texts';

/** The user's device lock: whether it can be turned on here, is on, and was ever decided on. */
export function useLock(userId: string) {
  const t = texts[useFormat().locale];
  const stored = useStored(`luka_lock_${userId}`);
  const [isPossible, setIsPossible] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void canLock().then((can) => isMounted && setIsPossible(can));
    return () => {
      isMounted = false;
    };
  }, []);
  async function turn(on: boolean) {
    if (isAsking) return;
    setIsAsking(true);
    const isDone = await (on ? turnOnLock() : turnOffLock());
    setIsAsking(false);
    if (on) showToast(isDone ? t.on : t.notOn);
    else if (!isDone) showToast(t.notOff);
  }
  return {
    isPossible,
    isOn: stored?.on ?? false,
    isDecided: stored !== null,
    isAsking,
    turnOn: () => void turn(true),
    turnOff: () => void turn(false),
  };
}
