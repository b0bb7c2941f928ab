import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConsentSheet } from '@/app/consent/consent-sheet';
import { ConsentSwitch } from '@/app/consent/consent-switch';
import { giveAnswer } from '@/app/consent/give-answer';
import { useConsentName } from '@/app/consent/use-consent-name';
import { useOfferedKinds } from '@/app/consent/use-offered-kinds';
import { Row, Rows } from '@/components/rows/rows';
import { validAnswer } from '@/lib/consent/answers';
import { type ConsentKind, consentKinds } from '@/lib/consent/kinds';
import { useFormat } from '@/lib/format/use-format';
import { useStored } from '@/lib/storage/use-stored';
import { showToast } from '@/lib/toast/toast';
import { sendAllowed } from '@/lib/uploads/send-allowed';
import { isUploadKind } from '@/lib/uploads/upload-kinds';
import { ids } from './screen.ids';

/**
 * Every consent that this build asks for, or that this person has answered: a switch, since when, and what went
 * out. Off stops it at once; on asks the whole question and sends what it is about.
 */
export function Consents({ userId }: { userId: string }) {
  const t = useTranslations('settings');
  const nameOf = useConsentName();
  const offered = useOfferedKinds();
  const answers = useStored(`luka_consents_${userId}`);
  const wordsOf = useConsentWords(userId);
  const [open, setOpen] = useState<ConsentKind | null>(null);
  const kinds = consentKinds.filter((kind) => offered.includes(kind) || answers?.[kind]);

  async function press(kind: ConsentKind, isOn: boolean) {
    if (!isOn) return setOpen(kind);
    await giveAnswer(kind, false);
    showToast(t('stopped'));
  }
  function allowed(kind: ConsentKind) {
    if (isUploadKind(kind)) void sendAllowed([kind]);
  }
  return (
    <div className="settings__part" id={ids.consents}>
      <h3>{t('consents')}</h3>
      <Rows label={t('consents')}>
        {kinds.map((kind) => {
          const isOn = validAnswer(answers, kind)?.granted ?? false;
          return (
            <Row
              key={kind}
              title={nameOf(kind)}
              text={wordsOf(kind)}
              end={
                <ConsentSwitch
                  kind={kind}
                  label={nameOf(kind)}
                  on={isOn}
                  onPress={() => void press(kind, isOn)}
                />
              }
            />
          );
        })}
      </Rows>
      <ConsentSheet kind={open} onClose={() => setOpen(null)} onAllowed={allowed} />
    </div>
  );
}

/** The answer with its date, and what was sent so far. */
function useConsentWords(userId: string): (kind: ConsentKind) => string {
  const t = useTranslations('settings');
  const format = useFormat();
  const answers = useStored(`luka_consents_${userId}`);
  const uploads = useStored(`luka_uploads_${userId}`) ?? [];
  return (kind) => {
    const answer = validAnswer(answers, kind);
    const date = answer && format.dateTime(answer.at);
    const given = date ? t(answer.granted ? 'granted' : 'notGranted', { date }) : t('unanswered');
    const sent = uploads.filter((upload) => upload.kind === kind && upload.sent);
    const last = sent.at(-1);
    if (!last) return given;
    const before = t('alreadySent', { count: sent.length, date: format.dateTime(last.at) });
    return `${given}. ${before}`;
  };
}
