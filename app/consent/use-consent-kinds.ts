import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { type ConsentKind, isConsentKind } from '@/lib/consent/kinds';
import { loadOfferedKinds } from '@/lib/consent/offered-kinds';

/** The kinds that this build can send; none until they are loaded. */
export function useOfferedKinds(): readonly ConsentKind[] {
  const [kinds, setKinds] = useState<readonly ConsentKind[]>([]);
  useEffect(() => {
    let isMounted = true;
    void loadOfferedKinds().then((offered) => isMounted && setKinds(offered));
    return () => {
      isMounted = false;
    };
  }, []);
  return kinds;
}

const names = {
  face: 'kinds.face',
  device: 'kinds.device',
  apps: 'kinds.apps',
  sms: 'kinds.sms',
  behavior: 'kinds.behavior',
  attribution: 'kinds.attribution',
} as const satisfies Record<ConsentKind, string>;

/** Returns the name of a kind in the current language; a kind of a newer version is returned as it is. */
export function useConsentName(): (kind: string) => string {
  const t = useTranslations('consent');
  return (kind) => (isConsentKind(kind) ? t(names[kind]) : kind);
}
