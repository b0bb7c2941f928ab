'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePenaltyRates } from '@/app/orders/use-penalty-rates';
import { ScreenFrame } from '@/app/shell/screen-frame';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { iconMessageCircle } from '@/components/icon/shapes/loan';
import { Section } from '@/components/section/section';
import { Tile } from '@/components/tile/tile';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';
import { dailyRateOf } from '@/lib/loan/penalty';
import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';
import { useLinkTo } from '@/lib/router/use-link-to';
import { isLoggedAtom } from '@/lib/session/session-state';
import { ids } from './screen.ids';
import './screen.css';

/** How to pay a loan back, step by step (decisions.md section 5, repay_help). */
export const screen = defineScreen({ query: noQuery, Screen: RepayHelp });

function RepayHelp() {
  const t = useTranslations('repayHelp');
  const linkTo = useLinkTo();
  return (
    <ScreenFrame title={t('title')} dock={<Pay />}>
      <h1>{t('heading')}</h1>
      <Steps />
      <Questions />
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
  const isLogged = useAtomValue(isLoggedAtom);
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

function Steps() {
  const t = useTranslations('repayHelp.steps');
  const steps = [
    { title: t('open'), text: t('openText') },
    { title: t('choose'), text: t('chooseText') },
    { title: t('pay'), text: t('payText') },
    { title: t('back'), text: t('backText') },
  ];
  return (
    <ol className="repay-help__steps" id={ids.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className="disc" aria-hidden="true">
            {index + 1}
          </span>
          <div className="grow">
            <b>{title}</b>
            <p className="muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Questions() {
  const t = useTranslations('repayHelp');
  const format = useFormat();
  const rates = usePenaltyRates();
  return (
    <>
      <Section title={t('transferTitle')}>
        <p>{t('transferText')}</p>
      </Section>
      <Section title={t('earlyTitle')}>
        <p>{t('earlyText')}</p>
      </Section>
      <Section title={t('lateTitle')}>
        <p>
          {t.rich('lateText', {
            once: format.percent(rates.once_rate, 'ifAny'),
            daily: format.percent(dailyRateOf(rates), 'ifAny'),
            b: strong,
          })}
        </p>
      </Section>
      <Section title={t('missingTitle')}>
        <p>{t('missingText')}</p>
      </Section>
    </>
  );
}

function strong(chunks: ReactNode) {
  return <b className="num nowrap">{chunks}</b>;
}
