import { useEffect, useState } from 'react';
import type { ConsentKind } from '@/lib/consent/kinds';
import { loadOfferedKinds } from '@/lib/consent/offered-kinds';

/** What this build can be asked about; nothing until that is known. */
export function useOfferedKinds(): readonly ConsentKind[] {
  const [kinds, setKinds] = useState<readonly ConsentKind[]>([]);
  useEffect(() => {
    let isShown = true;
    void loadOfferedKinds().then((offered) => isShown && setKinds(offered));
    return () => {
      isShown = false;
    };
  }, []);
  return kinds;
}
