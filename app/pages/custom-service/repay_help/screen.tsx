'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { isDueSoon } from '@/app/home/loan/loan-days';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { MaximumNotice } from '@/app/loan/maximum-notice';
import { LongText } from '@/app/long-text/long-text';
import { usePenaltyRates } from '@/app/orders/penalty';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { iconMessageCircle } from '@/components/icon/shapes/loan';
import { Section } from '@/components/section/section';
import { Tile } from '@/components/tile/tile';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';
import { dailyRateOf, onceRateOf } from '@/lib/loan/penalty';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useToday } from '@/lib/server-time/use-today';
import { useSession } from '@/lib/session/use-session';
import { ids } from './screen.ids';

/** How to repay a loan, step by step (contract.md section 5, repay_help). */
export const screen = defineScreen({ query: noQuery, Screen: RepayHelp });

function RepayHelp() {
  const t = useTranslations('repayHelp');
  const linkTo = useLinkTo();
  return (
    <ScreenFrame title={t('title')} dock={<PayDock />}>
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

/** The numbered steps of a repayment, then frequent questions about it. */
function RepaySteps() {
  const format = useFormat();
  const rates = usePenaltyRates();
  const [onceRate, dailyRate] = [onceRateOf(rates), dailyRateOf(rates)];
  const once = onceRate === undefined ? null : format.percent(onceRate, 'ifAny');
  const daily = dailyRate === undefined ? null : format.percent(dailyRate, 'ifAny');
  const values = useMemo(() => ({ once, daily }), [once, daily]);
  return (
    <LongText name="repay" values={values}>
      {({ steps, questions }) => (
        <>
          <ol className="repay-help__steps" id={ids.steps}>
            {steps.map((step, index) => (
              <li key={step.id}>
                <span className="disc" aria-hidden="true">
                  {index + 1}
                </span>
                <div className="grow">
                  <b>{step.title}</b>
                  <p className="muted">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          {questions.map((question) => (
            <Section key={question.id} title={question.title}>
              <div className="repay-help__answer">
                {question.paragraphs.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            </Section>
          ))}
          <div className="section">
            <MaximumNotice rates={rates} />
          </div>
        </>
      )}
    </LongText>
  );
}

/** Links to the loan with an amount due; renders nothing without one. */
function PayDock() {
  const t = useTranslations('repayHelp');
  const format = useFormat();
  const linkTo = useLinkTo();
  const { isLogged } = useSession();
  const today = useToday();
  const { data } = useCall('app/home', isLogged ? {} : null);
  const order = data?.order;
  if (!order || order.amount_due === 0) return null;
  return (
    <Dock>
      <Button
        id={ids.pay}
        variant={isDueSoon(order, today) ? 'primary' : 'soft'}
        {...linkTo('/pages/order-detail/order-detail', { order_no: order.order_no })}
      >
        {t('pay', { amount: format.money(order.amount_due) })}
      </Button>
    </Dock>
  );
}
