import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Row } from '@/components/rows/row';
import { Rows } from '@/components/rows/rows';
import { callBridge, isBridge } from '@/lib/bridge/call';
import type { Reply } from '@/lib/bridge/contract';
import { ids } from './screen.ids';

const names = ['camera', 'location', 'phone', 'sms'] as const;

const labels = {
  camera: 'permissionCamera',
  location: 'permissionLocation',
  phone: 'permissionPhone',
  sms: 'permissionSms',
} as const satisfies Record<(typeof names)[number], string>;

const states = {
  granted: 'permissionGranted',
  denied: 'permissionDenied',
  denied_forever: 'permissionDenied',
  not_asked: 'permissionNotAsked',
} as const;

/** What Android lets the app do, as the shell says; nothing where there is no shell or no answer. */
export function DevicePermissions() {
  const t = useTranslations('settings');
  const granted = usePermissions();
  if (!granted) return null;
  return (
    <div className="settings__part" id={ids.permissions}>
      <h3>{t('permissions')}</h3>
      <p className="settings__text">{t('permissionsText')}</p>
      <Rows label={t('permissions')}>
        {names.map((name) => {
          const state = granted[name];
          return state && <Row key={name} title={t(labels[name])} end={t(states[state])} />;
        })}
      </Rows>
    </div>
  );
}

/** Asks without asking the person; anew when the app is looked at again, as they may be changed outside. */
function usePermissions(): Reply<'permission'> | undefined {
  const [reply, setReply] = useState<Reply<'permission'>>();
  useEffect(() => {
    if (!isBridge()) return;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      callBridge('permission', { names: [...names], ask: false }).then(setReply, () => undefined);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
  return reply;
}
