import { useTranslations } from 'next-intl';
import { type ConsentKind, isConsentKind } from '@/lib/consent/kinds';

const names = {
  device: 'kinds.device',
  apps: 'kinds.apps',
  sms: 'kinds.sms',
  behavior: 'kinds.behavior',
  attribution: 'kinds.attribution',
} as const satisfies Record<ConsentKind, string>;

/** Names a kind of data in the person's words; one of a newer version by its own name. */
export function useConsentName(): (kind: string) => string {
  const t = useTranslations('consent');
  return (kind) => (isConsentKind(kind) ? t(names[kind]) : kind);
}
