import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { ids as homeIds } from '@/app/home/home.ids';
import { Button } from '@/components/button/button';
import { iconMapPin } from '@/components/icon/shapes/input';
import { iconDeviceMobile } from '@/components/icon/shapes/loan';
import { Row, Rows } from '@/components/rows/rows';
import { Sheet } from '@/components/sheet/sheet';
import { useCall } from '@/lib/api/use-call';
import { callBridge } from '@/lib/bridge/call';
import { currentDecision } from '@/lib/consent/decisions';
import { homePath } from '@/lib/router/target';
import { useRouteLocation } from '@/lib/router/use-router';
import { useSession } from '@/lib/session/use-session';
import { readValue, writeValue } from '@/lib/storage/values';
import { ids } from './launch-permissions.ids';

/** The permissions requested at launch (product.md section 6); camera and SMS are requested when used. */
const launchPermissions = ['location', 'phone'] as const;

type LaunchPermission = (typeof launchPermissions)[number];

const icons = { location: iconMapPin, phone: iconDeviceMobile } as const;

/** The buttons on Home by which a user applies, or goes on with the application. */
const applyButtons = `#${homeIds.apply}, #${homeIds.goOn}`;

/**
 * Explains which permissions Android is about to request, and what they serve: over a loaded Home, at the first tap
 * to apply, which is carried out afterwards whatever the result. Dismissing it requests none and stays on Home.
 */
export function LaunchPermissions() {
  const t = useTranslations('permissions');
  const isHome = useRouteLocation().target.path === homePath;
  const { isReady } = useSession();
  const home = useCall('app/home', isHome && isReady ? {} : null);
  const names = useLaunchPermissions();
  const [requesting, setRequesting] = useState(false);
  const [heldId, setHeldId] = useState<string>();
  const hold = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest(applyButtons) : null;
    if (!button || names.length === 0 || !mayAsk()) return;
    event.preventDefault();
    event.stopPropagation();
    setHeldId(button.id);
  });
  const isLoaded = isHome && home.data !== undefined;
  // At the document, before the button's own handler: Home need not know what only the shell requests.
  useEffect(() => {
    if (!isLoaded) return;
    document.addEventListener('click', hold, { capture: true });
    return () => document.removeEventListener('click', hold, { capture: true });
  }, [isLoaded]);

  function dismiss() {
    writeValue('luka_permissions_asked', true);
    setHeldId(undefined);
  }
  function proceed() {
    dismiss();
    // By its id: Home may have rendered another one since.
    if (heldId) document.getElementById(heldId)?.click();
  }
  async function request() {
    setRequesting(true);
    // The shell stores each result; a denial or a failed request changes nothing here.
    await callBridge('permission', { names: [...names], ask: true }).catch(() => undefined);
    setRequesting(false);
    // Unless it was dismissed while the shell was silent: then its user is elsewhere.
    if (!readValue('luka_permissions_asked')) proceed();
  }
  return (
    <Sheet
      open={isHome && heldId !== undefined}
      title={t(names.length > 1 ? 'title' : 'titleOne')}
      onDismiss={dismiss}
      footer={
        <>
          <Button id={ids.allow} loading={requesting} onClick={() => void request()}>
            {t('continue')}
          </Button>
          <Button id={ids.skip} variant="text" onClick={proceed}>
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

/** Not twice on a phone, and not where the user refuses to send device data: nothing else needs them. */
function mayAsk(): boolean {
  if (readValue('luka_permissions_asked')) return false;
  const userId = readValue('user_id');
  const decisions = userId === null ? null : readValue(`luka_consents_${userId}`);
  return currentDecision(decisions, 'device')?.granted !== false;
}

/** The permissions that this flavour declares and that were never requested; none until the shell replies. */
function useLaunchPermissions(): readonly LaunchPermission[] {
  const [names, setNames] = useState<readonly LaunchPermission[]>([]);
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
  return names;
}
