import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/button/button';
import { Row, Rows } from '@/components/rows/rows';
import { callBridge, isBridge } from '@/lib/bridge/call';
import type { Reply } from '@/lib/bridge/contract';
import { ids } from './screen.ids';

const names = ['camera', 'location', 'phone', 'sms'] as const;

type Name = (typeof names)[number];

const labels = {
  camera: 'permissionCamera',
  location: 'permissionLocation',
  phone: 'permissionPhone',
  sms: 'permissionSms',
} as const satisfies Record<Name, string>;

/** What is asked for at launch; camera and messages when they are used. */
const askable: ReadonlySet<string> = new Set(['location', 'phone']);

const states = {
  granted: 'permissionGranted',
  denied: 'permissionDenied',
  denied_forever: 'permissionDenied',
  not_asked: 'permissionNotAsked',
} as const;

/**
 * What Android lets the app do, as the shell says; nothing where there is no shell or no answer. What was put
 * off at launch can be allowed here, as long as Android asks.
 */
export function DevicePermissions() {
  const t = useTranslations('settings');
  const { reply: granted, ask } = usePermissions();
  if (!granted) return null;
  return (
    <div className="settings__part" id={ids.permissions}>
      <h3>{t('permissions')}</h3>
      <p className="settings__text">{t('permissionsText')}</p>
      <Rows label={t('permissions')}>
        {names.map((name) => {
          const state = granted[name];
          if (!state) return null;
          const mayAsk = askable.has(name) && (state === 'not_asked' || state === 'denied');
          return (
            <Row
              key={name}
              title={t(labels[name])}
              text={mayAsk ? t(states[state]) : undefined}
              end={mayAsk ? <AllowButton name={name} onPress={ask} /> : t(states[state])}
            />
          );
        })}
      </Rows>
    </div>
  );
}

type AllowProps = { name: Name; onPress: (name: Name) => void };

function AllowButton({ name, onPress }: AllowProps) {
  const t = useTranslations('settings');
  return (
    <Button id={ids.allow(name)} small variant="soft" onClick={() => onPress(name)}>
      {t('permissionAsk')}
      <span className="vh"> {t(labels[name])}</span>
    </Button>
  );
}

/**
 * Asks the shell how they stand, anew when the app is looked at again, as they may be changed outside. `ask`
 * has Android ask the person.
 */
function usePermissions() {
  const [reply, setReply] = useState<Reply<'permission'>>();
  const look = useCallback(() => {
    if (!isBridge() || document.visibilityState === 'hidden') return;
    callBridge('permission', { names: [...names], ask: false }).then(setReply, () => undefined);
  }, []);
  useEffect(() => {
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);
  // Whatever comes of the question, how all of them stand is asked anew.
  const ask = (name: Name) => {
    callBridge('permission', { names: [name], ask: true }).then(look, look);
  };
  return { reply, ask };
}
