import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { iconMapPin } from '@/components/icon/shapes/input';
import { iconDeviceMobile } from '@/components/icon/shapes/loan';
import { Row } from '@/components/rows/row';
import { Rows } from '@/components/rows/rows';
import { Sheet } from '@/components/sheet/sheet';
import { homePath } from '@/lib/router/target';
import { useRouteLocation } from '@/lib/router/use-router';
import { isSessionKnownAtom } from '@/lib/session/session-state';
import { ids } from './launch-permissions.ids';
import { useLaunchPermissions } from './use-launch-permissions';

const icons = { location: iconMapPin, phone: iconDeviceMobile } as const;
const titles = { location: 'location', phone: 'phone' } as const;
const reasons = { location: 'locationText', phone: 'phoneText' } as const;

/**
 * Explains on Home what Android is about to ask for, and why, before it does: nobody has to say yes. Closing
 * it is a no for now.
 */
export function LaunchPermissions() {
  const t = useTranslations('permissions');
  const { names, asking, allow, skip } = useLaunchPermissions();
  const isHome = useRouteLocation().target.path === homePath;
  // Before that the launch's cover lies above, under which nothing can take the focus.
  const isSettled = useAtomValue(isSessionKnownAtom);
  return (
    <Sheet
      open={isSettled && isHome && names.length > 0}
      title={t(names.length > 1 ? 'title' : 'titleOne')}
      onDismiss={skip}
      footer={
        <>
          <Button id={ids.allow} loading={asking} onClick={allow}>
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
            <Row key={name} icon={icons[name]} title={t(titles[name])} text={t(reasons[name])} />
          ))}
        </Rows>
      </div>
      <p className="small muted mt-3">{t('later')}</p>
    </Sheet>
  );
}
