import { useTranslations } from 'next-intl';
import { useExternalLink } from '@/app/external-links/use-external-link';
import { FaultArt } from '@/components/art/state-art';
import { Button } from '@/components/button/button';
import { Notice } from '@/components/notice/notice';
import { StateView } from '@/components/state-view/state-view';
import type { Home } from '@/lib/api/schemas/home';
import { isBridge } from '@/lib/bridge/call';
import { calendarDateOf, clockTimeOf } from '@/lib/chile/santiago';
import { config } from '@/lib/config';
import { useFormat } from '@/lib/format/use-format';
import { isRefused } from '@/lib/loan/legal-maximum';
import { reloadPage } from '@/lib/router/reload-page';
import { useToday } from '@/lib/server-time/use-today';
import { useStored } from '@/lib/storage/use-stored';

type Service = NonNullable<Home['service']>;

/** Why the server gives no loan to this app: it is too old, or all of it is paused. */
type Closed = 'update' | 'paused';

/**
 * Whether the server gives no loan to this app, and why; undefined where it does, as an older server's reply means. No
 * loan can be signed either whose late charges the lender refuses: nobody fills in an application for it.
 */
export function useClosedService(home: Home | undefined): Closed | undefined {
  const version = useStored('appInfo')?.versionCode ?? Number(config.versionCode);
  const { min_version_code: least = 0, paused = false } = home?.service ?? {};
  if (version < least) return 'update';
  return paused || (home && isRefused(home.penalty)) ? 'paused' : undefined;
}

type Props = { closed: Closed; service: Service; refetch: () => Promise<unknown> };

/** In place of what leads to a loan: what happens, what is kept, what can be done. */
export function ClosedService({ closed, service, refetch }: Props) {
  const t = useTranslations('home.closed');
  const tState = useTranslations('ui.state');
  return (
    <StateView
      page
      live
      art={<FaultArt />}
      title={t(`${closed}.title`, { brand: config.brand })}
      text={
        <>
          {t(`${closed}.text`)} {t('kept')} <Until service={service} closed={closed} />
        </>
      }
      action={
        closed === 'update' ? (
          <UpdateButton url={service.update_url} />
        ) : (
          <Button variant="soft" opens onClick={() => void refetch()}>
            {tState('retry')}
          </Button>
        )
      }
    />
  );
}

/** Above the loan of a user, who still sees and pays it. */
export function ClosedNotice({ closed, service }: Omit<Props, 'refetch'>) {
  const t = useTranslations('home.closed');
  return (
    <div className="home-notes">
      <Notice tone="warn" title={t(`${closed}.title`, { brand: config.brand })}>
        {t(`${closed}.text`)} {t('loan')} <Until service={service} closed={closed} />
        {closed === 'update' && <UpdateButton url={service.update_url} />}
      </Notice>
    </div>
  );
}

/** Until when the service is paused, as far as the server knows; for a new version, where it is. */
function Until({ closed, service: { until, update_url: url } }: Omit<Props, 'refetch'>) {
  const t = useTranslations('home.closed');
  const format = useFormat();
  const today = useToday();
  if (closed === 'update') return isBridge() && !url ? t('where') : null;
  if (until === undefined) return null;
  return t('until', {
    isToday: calendarDateOf(until) === today ? 'true' : 'false',
    time: clockTimeOf(until),
    date: format.dateTime(until),
  });
}

/** To the new version; a browser gets it with the page. Nothing in a shell whose server does not say where it is. */
function UpdateButton({ url }: { url: string | undefined }) {
  const t = useTranslations('home.closed');
  const linkOutside = useExternalLink();
  if (!isBridge()) {
    return (
      <Button opens onClick={reloadPage}>
        {t('update.button')}
      </Button>
    );
  }
  return url ? <Button {...linkOutside(url)}>{t('update.button')}</Button> : null;
}
