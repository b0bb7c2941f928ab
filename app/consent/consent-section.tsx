import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { iconX } from '@/components/icon/shapes/navigation';
import { iconCheck } from '@/components/icon/shapes/status';
import { Pill } from '@/components/pill/pill';
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
              text={kind === 'face' ? t('unansweredFace') : undefined}
              end={<Answer decision={currentDecision(decisions, kind)} />}
              onClick={() => setOpen(kind)}
            />
          ))}
        </Rows>
      </Section>
      <ConsentSheet kind={open} onClose={() => setOpen(null)} />
    </div>
  );
}

/** Whether a consent was given, to be seen at a glance. */
function Answer({ decision }: { decision: ReturnType<typeof currentDecision> }) {
  const t = useTranslations('consent');
  if (!decision) return <span className="small muted">{t('unanswered')}</span>;
  return decision.granted ? (
    <Pill tone="ok" icon={iconCheck}>
      {t('granted')}
    </Pill>
  ) : (
    <Pill icon={iconX}>{t('denied')}</Pill>
  );
}
