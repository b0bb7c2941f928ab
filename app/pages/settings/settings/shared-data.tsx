import { useTranslations } from 'next-intl';
import { use, useState } from 'react';
import { ids as consentIds } from '@/app/consent/consent.ids';
import { ConsentSheet } from '@/app/consent/consent-sheet';
import { decideConsent } from '@/app/consent/decide-consent';
import { useConsentName } from '@/app/consent/use-consent-kinds';
import { Button } from '@/components/button/button';
import { iconAlertTriangle, iconCheck } from '@/components/icon/shapes/status';
import { Pill } from '@/components/pill/pill';
import { Row, Rows } from '@/components/rows/rows';
import { Switch } from '@/components/switch/switch';
import { Unfold } from '@/components/unfold/unfold';
import { currentDecision } from '@/lib/consent/decisions';
import { type ConsentKind, consentKinds } from '@/lib/consent/kinds';
import { useFormat } from '@/lib/format/use-format';
import { useStored } from '@/lib/storage/use-stored';
import { showToast } from '@/lib/toast/toast';
import { isUploadKind } from '@/lib/uploads/payloads';
import type { UploadRecord } from '@/lib/uploads/records';
import { uploadPhoneData } from '@/lib/uploads/upload-phone-data';
import { ids } from './screen.ids';

/** Props of {@link SharedData}. */
export type SharedDataProps = {
  userId: string;
  /** The kinds that this build requests. The parts below do not move when they come: it suspends until then. */
  offered: Promise<readonly ConsentKind[]>;
};

/** The user's consents, and the uploads from this device. */
export function SharedData({ userId, offered }: SharedDataProps) {
  return (
    <>
      <Consents userId={userId} offered={use(offered)} />
      <Uploads userId={userId} />
    </>
  );
}

/**
 * A switch for every consent that this build requests or that the user has decided on, with its date and its
 * uploads. Turning it off stops uploads at once; turning it on shows the full request, then uploads.
 */
function Consents({ userId, offered }: { userId: string; offered: readonly ConsentKind[] }) {
  const t = useTranslations('settings');
  const nameOf = useConsentName();
  const decisions = useStored(`luka_consents_${userId}`);
  const consentText = useConsentText(userId);
  const [open, setOpen] = useState<ConsentKind | null>(null);
  const kinds = consentKinds.filter((kind) => offered.includes(kind) || decisions?.[kind]);

  async function toggle(kind: ConsentKind, isOn: boolean) {
    if (!isOn) return setOpen(kind);
    await decideConsent(kind, false);
    showToast(t('stopped'));
  }
  function onAllowed(kind: ConsentKind) {
    if (isUploadKind(kind)) void uploadPhoneData([kind]);
  }
  return (
    <div id={ids.consents}>
      <p className="settings__text">{t('dataText')}</p>
      <Rows label={t('consents')}>
        {kinds.map((kind) => {
          const isOn = currentDecision(decisions, kind)?.granted ?? false;
          const decided = consentText(kind);
          return (
            <Row
              key={kind}
              title={nameOf(kind)}
              text={
                <>
                  {t(`means.${kind}`)}
                  {decided && <span className="rows__text">{decided}</span>}
                </>
              }
              end={
                <Switch
                  id={consentIds.toggle(kind)}
                  label={nameOf(kind)}
                  on={isOn}
                  onPress={() => void toggle(kind, isOn)}
                />
              }
            />
          );
        })}
      </Rows>
      <ConsentSheet kind={open} onClose={() => setOpen(null)} onAllowed={onAllowed} />
    </div>
  );
}

/** Returns the text of a consent: the decision with its date, if there is one, and how often data was sent. */
function useConsentText(userId: string): (kind: ConsentKind) => string | undefined {
  const t = useTranslations('settings');
  const format = useFormat();
  const decisions = useStored(`luka_consents_${userId}`);
  const uploads = useStored(`luka_uploads_${userId}`) ?? [];
  return (kind) => {
    const decision = currentDecision(decisions, kind);
    const decided =
      decision &&
      t(decision.granted ? 'granted' : 'notGranted', { date: format.dateTime(decision.at) });
    const sent = uploads.filter((upload) => upload.kind === kind && upload.sent);
    const last = sent.at(-1);
    if (!last) return decided ?? undefined;
    const before = t('alreadySent', { count: sent.length, date: format.dateTime(last.at) });
    return decided ? `${decided}. ${before}` : before;
  };
}

/** How many more uploads each click shows. */
const pageLength = 10;

/** The uploads from this device, newest first, with time, size and outcome. */
function Uploads({ userId }: { userId: string }) {
  const t = useTranslations('settings');
  const format = useFormat();
  const nameOf = useConsentName();
  const [shown, setShown] = useState(pageLength);
  const uploads = [...(useStored(`luka_uploads_${userId}`) ?? [])].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
  function uploadText({ at, bytes, items, attempts }: UploadRecord): string {
    const size = format.number(Math.ceil(bytes / 1024));
    const retries = attempts > 1 ? [t('attempts', { count: attempts })] : [];
    return [t('sentText', { date: format.dateTime(at), items, size }), ...retries].join(' · ');
  }
  return (
    <Unfold id={ids.sent} title={t('sent')}>
      {uploads.length === 0 && <p className="settings__text">{t('sentNone')}</p>}
      <Rows label={t('sent')}>
        {uploads.slice(0, shown).map((upload) => (
          <Row
            key={`${upload.kind} ${upload.at}`}
            title={nameOf(upload.kind)}
            text={
              <>
                {uploadText(upload)}{' '}
                <span className="rows__text">
                  <Outcome upload={upload} />
                </span>
              </>
            }
          />
        ))}
      </Rows>
      {uploads.length > shown && (
        <Button variant="soft" id={ids.sentMore} opens onClick={() => setShown(shown + pageLength)}>
          {t('sentMore')}
        </Button>
      )}
    </Unfold>
  );
}

/** The outcome of an upload: sent, failed after the last attempt, aborted, or its data could not be read. */
function Outcome({ upload: { sent, attempts, error } }: { upload: UploadRecord }) {
  const t = useTranslations('settings');
  if (sent) {
    return (
      <Pill tone="ok" icon={iconCheck}>
        {t('arrived')}
      </Pill>
    );
  }
  const failure = error === 'aborted' ? 'halted' : 'failed';
  return (
    <Pill tone="warn" icon={iconAlertTriangle}>
      {t(attempts === 0 ? 'unread' : failure)}
    </Pill>
  );
}
