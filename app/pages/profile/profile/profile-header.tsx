import { useTranslations } from 'next-intl';
import { stepPath } from '@/app/application/step-path';
import { QuotaCard, QuotaSkeleton } from '@/app/benefits/quota-card';
import type { HomeCall } from '@/app/home/use-home';
import { blockReason } from '@/app/loan/block-reason';
import { shownQuota } from '@/app/loan/shown-quota';
import { Button } from '@/components/button/button';
import { Card } from '@/components/card/card';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { Notice } from '@/components/notice/notice';
import { Bone, Skeleton } from '@/components/skeleton/skeleton';
import type { Home } from '@/lib/api/schemas/home';
import { maskPhone } from '@/lib/chile/mask-phone';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useStored } from '@/lib/storage/use-stored';
import { ids } from './screen.ids';

/** The header for a guest: the link to the log-in. */
export function GuestHeader() {
  const t = useTranslations('profile');
  const linkTo = useLinkTo();
  return (
    <>
      <h1>{t('guestTitle')}</h1>
      <p className="lede">{t('guestText')}</p>
      <Button id={ids.enter} {...linkTo('/pages/account/get-code-page/get-code-page')}>
        {t('enter')}
      </Button>
    </>
  );
}

/** The header for a logged-in user: name, phone and quota. */
export function UserHeader({ call }: { call: HomeCall }) {
  const { data: home, error } = call;
  return (
    <>
      <UserName home={home} loading={!home && !error} />
      {home && <Quota home={home} />}
      {!home && error && <QuotaFailure call={call} />}
      {!home && !error && (
        <Skeleton>
          <QuotaSkeleton />
        </Skeleton>
      )}
    </>
  );
}

function UserName({ home, loading }: { home: Home | undefined; loading: boolean }) {
  const t = useTranslations('profile');
  const phone = useStored('phone');
  const name = home?.user?.first_name;
  return (
    <div className="profile__user">
      {loading ? (
        <>
          <h1 className="visually-hidden">{t('title')}</h1>
          <Bone shape="title" width={60} />
        </>
      ) : (
        <h1 id={ids.name}>{name ? t('hello', { name }) : t('helloNobody')}</h1>
      )}
      <p className="muted num" id={ids.phone}>
        {phone ? (
          <>
            <span aria-hidden="true">{maskPhone(phone)}</span>
            <span className="visually-hidden">{t('phoneEnds', { digits: phone.slice(-4) })}</span>
          </>
        ) : (
          t('byEmail')
        )}
      </p>
    </div>
  );
}

/** The quota; before the first approval a link to the next step, or to Home. */
function Quota({ home }: { home: Home }) {
  const { state, next_step } = home;
  const quota = shownQuota(home);
  const t = useTranslations('profile');
  const linkTo = useLinkTo();
  if (quota) {
    return (
      <QuotaCard
        quota={quota}
        isLocked={blockReason(state) === 'running'}
        link={{
          id: ids.limit,
          name: t('limit'),
          ...linkTo('/pages/contract-new/increase-amount'),
        }}
      />
    );
  }
  const canApply = (state === 'init' || state === 'not_approved') && next_step;
  return (
    <Card flat title={t('noLimitTitle')}>
      <p>{t('noLimitText')}</p>
      <div className="profile__button">
        <Button
          id={ids.nextStep}
          variant="soft"
          small
          {...linkTo(canApply ? stepPath(next_step) : '/')}
        >
          {t(canApply ? 'goOn' : 'toHome')}
        </Button>
      </div>
    </Card>
  );
}

function QuotaFailure({ call: { isOffline, isRefreshing, retry } }: { call: HomeCall }) {
  const t = useTranslations('profile');
  const tState = useTranslations('ui.state');
  return (
    <Notice tone="warn" live title={isOffline ? tState('offlineTitle') : t('errorTitle')}>
      <p>{t('errorText')}</p>
      <div className="profile__button">
        <Button
          id={ids.retry}
          variant="soft"
          small
          icon={iconRefresh}
          loading={isRefreshing}
          opens
          onClick={() => void retry()}
        >
          {tState('retry')}
        </Button>
      </div>
    </Notice>
  );
}
