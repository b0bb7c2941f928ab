'use client';
import { useTranslations } from 'next-intl';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { iconMessageCircle } from '@/components/icon/shapes/loan';
import { Tile } from '@/components/tile/tile';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useSession } from '@/lib/session/use-session';
import { RepaySteps } from './repay-steps';
import { ids } from './screen.ids';
import './screen.css';

/** How to pay a loan back, step by step (contract.md section 5, repay_help). */
export const screen = defineScreen({ query: noQuery, Screen: RepayHelp });

function RepayHelp() {
  const t = useTranslations('repayHelp');
  const linkTo = useLinkTo();
  return (
    <ScreenFrame title={t('title')} dock={<Pay />}>
      <h1>{t('heading')}</h1>
      <RepaySteps />
      <div className="section section--near">
        <Tile
          id={ids.talk}
          icon={iconMessageCircle}
          action={t('talk')}
          {...linkTo('/pages/custom-service/custom-service')}
        >
          {t('stuck')}
        </Tile>
      </div>
    </ScreenFrame>
  );
}

/** Leads on to what is due; nothing where nothing is. */
function Pay() {
  const t = useTranslations('repayHelp');
  const format = useFormat();
  const linkTo = useLinkTo();
  const { isLogged } = useSession();
  const { data } = useCall('app/home', isLogged ? {} : null);
  const order = data?.order;
  if (!order || order.amount_due === 0) return null;
  return (
    <Dock>
      <Button
        id={ids.pay}
        {...linkTo('/pages/order-detail/order-detail', { order_no: order.order_no })}
      >
        {t('pay', { amount: format.money(order.amount_due) })}
      </Button>
    </Dock>
  );
}
