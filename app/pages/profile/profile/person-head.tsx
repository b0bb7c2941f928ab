import { useTranslations } from 'next-intl';
import { maskPhone } from '@/app/account/mask-phone';
import { stepPath } from '@/app/application/step-path';
import { QuotaCard, QuotaSkeleton } from '@/app/benefits/quota-card';
import type { HomeCall } from '@/app/home/use-home';
import { Button } from '@/components/button/button';
import { Card } from '@/components/card/card';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { Notice } from '@/components/notice/notice';
import { Bone, Skeleton } from '@/components/skeleton/skeleton';
import type { Home } from '@/lib/api/schemas/home';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useStored } from '@/lib/storage/use-stored';
import { ids } from './screen.ids';

/** Who is logged in, and how much can be borrowed. */
export function PersonHead({ home: answer }: { home: HomeCall }) {
  const { data: home, error } = answer;
  return (
    <>
      <Name home={home} waiting={!home && !error} />
      {home ? <Limit home={home} /> : <NoAnswer answer={answer} />}
    </>
  );
}

function Name({ home, waiting }: { home: Home | undefined; waiting: boolean }) {
  const t = useTranslations('profile');
  const phone = useStored('phone');
  const name = home?.user?.first_name;
  return (
    <div className="profile__who">
      {waiting ? (
        <>
          <h1 className="vh">{t('title')}</h1>
          <Bone shape="title" width={60} />
        </>
      ) : (
        <h1 id={ids.name}>{name ? t('hello', { name }) : t('helloNobody')}</h1>
      )}
      <p className="muted num" id={ids.phone}>
        {phone ? (
          <>
            <span aria-hidden="true">{maskPhone(phone)}</span>
            <span className="vh">{t('phoneEnds', { digits: phone.slice(-4) })}</span>
          </>
        ) : (
          t('byEmail')
        )}
      </p>
    </div>
  );
}

function Limit({ home: { quota, state, next_step } }: { home: Home }) {
  const t = useTranslations('profile');
  const linkTo = useLinkTo();
  if (quota) return <QuotaCard quota={quota} />;
  const isOpen = (state === 'init' || state === 'not_approved') && next_step;
  return (
    <div className="profile__no-limit">
      <Card flat title={t('noLimitTitle')}>
        <span className="profile__empty-bar" aria-hidden="true" />
        <p>{t('noLimitText')}</p>
        <Button id={ids.onward} variant="soft" {...linkTo(isOpen ? stepPath(next_step) : '/')}>
          {t(isOpen ? 'goOn' : 'toHome')}
        </Button>
      </Card>
    </div>
  );
}

function NoAnswer({ answer }: { answer: HomeCall }) {
  const t = useTranslations('profile');
  const tState = useTranslations('ui.state');
  const { error, isOffline, isRefreshing, retry } = answer;
  if (!error) {
    return (
      <Skeleton>
        <QuotaSkeleton />
      </Skeleton>
    );
  }
  return (
    <Notice tone="warn" live title={isOffline ? tState('offlineTitle') : t('errorTitle')}>
      <p>{t('errorText')}</p>
      <div className="profile__retry">
        <Button
          id={ids.retry}
          variant="soft"
          small
          icon={iconRefresh}
          loading={isRefreshing}
          onClick={() => void retry()}
        >
          {tState('retry')}
        </Button>
      </div>
    </Notice>
  );
}
