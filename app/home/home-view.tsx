import { useTranslations } from 'next-intl';
import { memo, useEffect } from 'react';
import { AppTabBar } from '@/app/layout/app-tab-bar';
import { LenderLine } from '@/app/layout/lender-line';
import { scrollToTop } from '@/app/layout/scroll-to-top';
import { markHomeHydrated } from '@/app/layout/tabs';
import { isPayoutDay } from '@/app/orders/loan-days';
import { useIsLate } from '@/app/orders/payment/use-awaited';
import { HomeBar } from '@/components/app-bar/app-bar';
import { Button } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';
import { iconWifiOff } from '@/components/icon/shapes/status';
import { Notice } from '@/components/notice/notice';
import { Page } from '@/components/page/page';
import { PullToRefresh } from '@/components/pull-to-refresh/pull-to-refresh';
import { Section } from '@/components/section/section';
import type { Home } from '@/lib/api/schemas/home';
import type { AccountState } from '@/lib/api/schemas/order';
import { calendarDateOf, clockTimeOf } from '@/lib/chile/santiago';
import { config } from '@/lib/config';
import { useFormat } from '@/lib/format/use-format';
import { useTabTap } from '@/lib/router/tab-tap';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useToday } from '@/lib/server-time/use-today';
import { useStored } from '@/lib/storage/use-stored';
import { writeValue } from '@/lib/storage/values';
import { ids } from './home.ids';
import { HomeBody } from './home-body';
import { HomeHelp } from './home-help';
import { LanguageOffer } from './language-offer';
import { ArrivalNews } from './loan/arrival-news';
import { DueButton } from './loan/due-reminder';
import { NewTexts } from './new-texts';
import { useHome } from './use-home';
import { useLastHome } from './use-last-home';

/** Home with its data: the app bar, the part for the account's state, help and notices, pull to refresh. */
export function HomeView() {
  const t = useTranslations();
  const call = useLastHome(useHome());
  const { data: home, isLogged, isOffline, retry } = call;
  const at = call.at ?? (isOffline ? call.receivedAt : undefined);
  const state = isLogged ? home?.state : undefined;
  const isLate = useIsLate(isLogged ? home?.order : undefined);
  useEffect(markHomeHydrated, []);
  useTabTap('/', () => {
    if (window.scrollY > 0) scrollToTop();
    else void retry();
  });
  const userId = useStored('user_id');
  return (
    <Page
      bar={<HomeAppBar {...{ at, isLogged, isOffline }} isLate={isLate} />}
      dock={<LanguageOffer />}
      tabBar={<AppTabBar current="/" />}
      busy={(!home || call.at !== undefined) && !call.error}
    >
      <PullToRefresh onRefresh={retry}>
        <HomeBody call={call} title={t('shell.tabs.home')}>
          {home?.order && <ArrivalNews key={userId} state={home.order.state} />}
          <HomeHelp state={state} />
          {userId && <NewTexts userId={userId} />}
          {home && state !== 'overdue' && <HomeNotices home={home} state={state} />}
          {home && (
            <div className="section">
              <LenderLine />
            </div>
          )}
        </HomeBody>
      </PullToRefresh>
    </Page>
  );
}

type BarProps = {
  at: number | undefined;
  isLogged: boolean;
  isOffline: boolean;
  isLate: boolean;
};

/**
 * The app bar: guests can log in, users get to customer service, and see of when the last known Home is, and that there
 * is no connection.
 */
const HomeAppBar = memo(function HomeAppBar({ at, isLogged, isOffline, isLate }: BarProps) {
  const t = useTranslations('home.bar');
  const linkTo = useLinkTo();
  if (isLogged) {
    const help = linkTo('/pages/custom-service/custom-service');
    const note = at === undefined ? undefined : <Updated at={at} isOffline={isOffline} />;
    return <HomeBar name={config.name} note={note} sky={isLate ? 'dusk' : 'day'} help={help} />;
  }
  const login = linkTo('/pages/account/get-code-page/get-code-page');
  return (
    <HomeBar
      name={config.name}
      action={
        <Button id={ids.login} variant="text" small {...login}>
          {t('login')}
        </Button>
      }
    />
  );
});

/** When the last known Home was received. A component, as the first date takes a phone long. */
function Updated({ at, isOffline }: { at: number; isOffline: boolean }) {
  const t = useTranslations('home.updated');
  const ui = useTranslations('ui.state');
  const format = useFormat();
  const today = useToday();
  const time = clockTimeOf(at);
  const isToday = calendarDateOf(at) === today;
  const text = isToday ? t('today', { time }) : t('on', { date: format.date(at, 'short'), time });
  return (
    <>
      {isOffline && (
        <b className="home-offline" role="status">
          <Icon of={iconWifiOff} size="s" />
          <span>{ui('offlineTitle')}</span>
        </b>
      )}
      <span>{text}</span>
    </>
  );
}

/** The states in which nothing is asked of the user: there a second way of logging in is offered, once. */
const calmStates: readonly (AccountState | undefined)[] = [
  'review',
  'waiting',
  'lending',
  'cleared',
];

/** The states in which the money has not arrived: there is no date yet to be reminded of; on the date itself there is none left. */
const unpaidOutStates: typeof calmStates = ['waiting', 'payment_failed'];

/** Names the page's own notice among those that the user has closed. */
const secondLogin = 'second_login';

type NoticesProps = { home: Home; state: AccountState | undefined };

/** The notices that the user has not closed: the server's, and the offer of a second way of logging in. */
function HomeNotices({ home, state }: NoticesProps) {
  const { logins } = home;
  const today = useToday();
  const { order } = home;
  // On the day of the payout, Home offers the date by itself.
  const isDateAhead = !order || (order.repay_date > today && !isPayoutDay(order, today));
  const sent = home.notices.filter(
    ({ id }) => id !== 'due' || (isDateAhead && !unpaidOutStates.includes(state)),
  );
  const t = useTranslations('home.notices');
  const linkTo = useLinkTo();
  const missing = logins && (['email', 'phone'] as const).find((kind) => !logins[kind]);
  const attach = calmStates.includes(state) ? missing : undefined;
  const kind = attach ?? 'email';
  const offer = { id: secondLogin, title: t(`add.${kind}`), text: t('addText', { kind }) };
  const notices = attach ? [...sent, offer] : sent;
  const closed = useStored('luka_notices_closed') ?? [];
  const shown = notices.filter(({ id }) => !closed.includes(id));
  function close(closing: string) {
    const known = [...sent.map(({ id }) => id), secondLogin];
    const nowClosed = known.filter((id) => id === closing || closed.includes(id));
    writeValue('luka_notices_closed', nowClosed);
  }
  if (shown.length === 0) return null;
  return (
    <Section title={t('title')}>
      <div className="stack">
        {shown.map(({ id, title, text }) => (
          <Notice key={id} title={title} onClose={() => close(id)}>
            {text}
            {id === 'due' && order && <DueButton order={order} />}
            {id === secondLogin && attach && (
              <p>
                <Button
                  id={ids.addLogin}
                  variant="text"
                  small
                  {...linkTo('/pages/account/get-code-page/get-code-page', { attach })}
                >
                  {t('addButton')}
                </Button>
              </p>
            )}
          </Notice>
        ))}
      </div>
    </Section>
  );
}
