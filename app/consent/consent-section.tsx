import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { currentDecision } from '@/lib/consent/decisions';
import type { ConsentKind } from '@/lib/consent/kinds';
import { useStored } from '@/lib/storage/use-stored';
import { ids } from './consent.ids';
import { ConsentSheet } from './consent-sheet';
import { useConsentName, useOfferedKinds } from './use-consent-kinds';

/** The consents that the user may give before they submit the application, a row for each; all are optional. */
export function ConsentSection({ userId }: { userId: string }) {
  const t = useTranslations('consent');
  const nameOf = useConsentName();
  const kinds = useOfferedKinds();
  const decisions = useStored(`luka_consents_${userId}`);
  const [open, setOpen] = useState<ConsentKind | null>(null);
  if (kinds.length === 0) return null;

  function stateOf(kind: ConsentKind): string | undefined {
    const decision = currentDecision(decisions, kind);
    if (!decision) return kind === 'face' ? t('unansweredFace') : undefined;
    return t(decision.granted ? 'granted' : 'denied');
  }
  return (
    <div id={ids.section}>
      <Section title={t('title')}>
        <p className="muted">{t('text')}</p>
        <Rows label={t('title')}>
          {kinds.map((kind) => (
            <LinkRow
              key={kind}
              id={ids.row(kind)}
              title={nameOf(kind)}
              text={stateOf(kind)}
              onClick={() => setOpen(kind)}
            />
          ))}
        </Rows>
      </Section>
      <ConsentSheet kind={open} onClose={() => setOpen(null)} />
    </div>
  );
}
