import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { currentDecision } from '@/lib/consent/decisions';
import type { ConsentKind } from '@/lib/consent/kinds';
import { useStored } from '@/lib/storage/use-stored';
import { ids } from './consent.ids';
import { ConsentSheet } from './consent-sheet';
import { useConsentName } from './use-consent-name';
import { useOfferedKinds } from './use-offered-kinds';

/**
 * What a person may let us see before they hand in, a row and a question for each kind. It stands in nobody's
 * way: what is not answered is a no.
 */
export function ConsentSection({ userId }: { userId: string }) {
  const t = useTranslations('consent');
  const nameOf = useConsentName();
  const kinds = useOfferedKinds();
  const answers = useStored(`luka_consents_${userId}`);
  const [open, setOpen] = useState<ConsentKind | null>(null);
  if (kinds.length === 0) return null;

  function stateOf(kind: ConsentKind): string {
    const answer = currentDecision(answers, kind);
    if (!answer) return t('unanswered');
    return t(answer.granted ? 'granted' : 'denied');
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
