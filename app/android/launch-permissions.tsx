import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/button/button';
import { iconMapPin } from '@/components/icon/shapes/input';
import { iconDeviceMobile } from '@/components/icon/shapes/loan';
import { Row, Rows } from '@/components/rows/rows';
import { Sheet } from '@/components/sheet/sheet';
import { callBridge } from '@/lib/bridge/call';
import { homePath } from '@/lib/router/target';
import { useRouteLocation } from '@/lib/router/use-router';
import { useSession } from '@/lib/session/use-session';
import { readValue, writeValue } from '@/lib/storage/values';
import { ids } from './launch-permissions.ids';

/** The permissions requested at launch (product.md section 6); camera and SMS are requested when used. */
const launchPermissions = ['location', 'phone'] as const;

type LaunchPermission = (typeof launchPermissions)[number];

const icons = { location: iconMapPin, phone: iconDeviceMobile } as const;

/** Explains on Home which permissions Android is about to request, and why. Dismissing it requests none. */
export function LaunchPermissions() {
  const t = useTranslations('permissions');
  const { names, requesting, request, skip } = useLaunchPermissions();
  const isHome = useRouteLocation().target.path === homePath;
  // Until then the boot cover is on top of the page, and nothing below it can take the focus.
  const { isReady } = useSession();
  return (
    <Sheet
      open={isReady && isHome && names.length > 0}
      title={t(names.length > 1 ? 'title' : 'titleOne')}
      onDismiss={skip}
      footer={
        <>
          <Button id={ids.allow} loading={requesting} onClick={request}>
            {t('continue')}
          </Button>
          <Button id={ids.skip} variant="text" onClick={skip}>
            {t('skip')}
          </Button>
        </>
      }
    >
      <p className="muted">{t('text')}</p>
      <div className="mt-3">
        <Rows>
          {names.map((name) => (
            <Row
              key={name}
              icon={icons[name]}
              title={t(`${name}.title`)}
              text={t(`${name}.text`)}
            />
          ))}
        </Rows>
      </div>
      <p className="small muted mt-3">{t('later')}</p>
    </Sheet>
  );
}

/**
 * The permissions to explain before Android requests them: once per phone, whatever the result, and only
 * those that this flavour declares and that were never requested.
 */
function useLaunchPermissions() {
  const [names, setNames] = useState<readonly LaunchPermission[]>([]);
  const [requesting, setRequesting] = useState(false);
  useEffect(() => {
    if (readValue('luka_permissions_asked')) return;
    const abort = new AbortController();
    const { signal } = abort;
    callBridge('permission', { names: [...launchPermissions], ask: false }, { signal }).then(
      (states) => setNames(launchPermissions.filter((name) => states[name] === 'not_asked')),
      // Nothing to explain if the shell does not reply.
      () => undefined,
    );
    return () => abort.abort();
  }, []);

  async function request() {
    writeValue('luka_permissions_asked', true);
    setRequesting(true);
    // The shell stores each result; a denial or a failed request changes nothing here.
    await callBridge('permission', { names: [...names], ask: true }).catch(() => undefined);
    setNames([]);
  }
  function skip() {
    writeValue('luka_permissions_asked', true);
    setNames([]);
  }
  return { names, requesting, request: () => void request(), skip };
}
