import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/button/button';
import { Row, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { callBridge, isBridge } from '@/lib/bridge/call';
import type { Reply } from '@/lib/bridge/contract';
import { useAppSettings } from '@/lib/bridge/use-app-settings';
import { currentDecision } from '@/lib/consent/decisions';
import { useStored } from '@/lib/storage/use-stored';
import { ids } from './screen.ids';

const names = ['camera', 'location', 'phone', 'sms'] as const;

type Name = (typeof names)[number];

const labels = {
  camera: 'permissionCamera',
  location: 'permissionLocation',
  phone: 'permissionPhone',
  sms: 'permissionSms',
} as const satisfies Record<Name, string>;

/** They serve the device data only; the others are requested when they are used. */
const requestable: ReadonlySet<string> = new Set(['location', 'phone']);

const stateTexts = {
  granted: 'permissionGranted',
  denied: 'permissionDenied',
  denied_forever: 'permissionDenied',
  not_asked: 'permissionNotAsked',
} as const;

/**
 * The state of Android's permissions; renders nothing without a shell or its reply. Permissions that were skipped
 * at launch can be requested here, unless Android no longer shows its dialog or the user refuses to send device data.
 */
export function DevicePermissions() {
  const t = useTranslations('settings');
  const phone = useTranslations('phoneSettings');
  const openSettings = useAppSettings();
  const { states, request } = usePermissions();
  const userId = useStored('user_id');
  const decisions = useStored(`luka_consents_${userId ?? ''}`);
  const refusesData = currentDecision(decisions, 'device')?.granted === false;
  if (!states) return null;
  return (
    <Section title={t('permissions')} id={ids.permissions}>
      <p className="settings__text">{t('permissionsText')}</p>
      <Rows label={t('permissions')}>
        {names.map((name) => {
          const state = states[name];
          if (!state) return null;
          const isOpen = state === 'not_asked' || state === 'denied';
          const canRequest = isOpen && requestable.has(name) && !refusesData;
          return (
            <Row
              key={name}
              title={t(labels[name])}
              text={canRequest ? t(stateTexts[state]) : undefined}
              end={
                canRequest ? <AllowButton name={name} onPress={request} /> : t(stateTexts[state])
              }
            />
          );
        })}
      </Rows>
      <Button id={ids.phoneSettings} variant="soft" opens onClick={openSettings}>
        {phone('open')}
      </Button>
    </Section>
  );
}

type AllowProps = { name: Name; onPress: (name: Name) => void };

function AllowButton({ name, onPress }: AllowProps) {
  const t = useTranslations('settings');
  return (
    <Button id={ids.allow(name)} small variant="soft" onClick={() => onPress(name)}>
      {t('permissionAsk')}
      <span className="visually-hidden"> {t(labels[name])}</span>
    </Button>
  );
}

/**
 * The permissions' states, refetched when the page becomes visible, as they can be changed in Android's settings.
 * `request` opens Android's dialog.
 */
function usePermissions() {
  const [states, setStates] = useState<Reply<'permission'>>();
  const refetch = useCallback(() => {
    if (!isBridge() || document.visibilityState === 'hidden') return;
    callBridge('permission', { names: [...names], ask: false }).then(setStates, () => undefined);
  }, []);
  useEffect(() => {
    refetch();
    document.addEventListener('visibilitychange', refetch);
    return () => document.removeEventListener('visibilitychange', refetch);
  }, [refetch]);
  const request = (name: Name) => {
    callBridge('permission', { names: [name], ask: true }).then(refetch, refetch);
  };
  return { states, request };
}
