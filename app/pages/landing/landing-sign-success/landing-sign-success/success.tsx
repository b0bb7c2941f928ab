import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { PaymentFailedArt } from '@/components/art/states/payment-failed-art';
import { SuccessArt } from '@/components/art/states/success-art';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { StateView } from '@/components/state-view/state-view';
import { useFormat } from '@/lib/format/use-format';
import { useLinkTo } from '@/lib/router/use-link-to';
import { LoanCard } from './loan-card';
import { NextSteps } from './next-steps';
import { ids } from './screen.ids';
import type { SignedLoan } from './signed-loan';

const words = {
  sending: ['sending.title', 'sending.text'],
  arrived: ['arrived.title', 'arrived.text'],
  failed: ['failed.title', 'failed.text'],
} as const;

type Props = { loan: SignedLoan };

/** Signed: the money is on its way, or has come, or has come back. */
export function Success({ loan }: Props) {
  const t = useTranslations('landingSignSuccess');
  const format = useFormat();
  const stage = stageOf(loan);
  const [titleKey, textKey] = words[stage];
  return (
    <ScreenFrame
      back={false}
      title={stage === 'failed' ? t('bar') : t('title')}
      dock={<WayOn orderNo={loan.orderNo} failed={stage === 'failed'} />}
    >
      <StateView
        page
        art={stage === 'failed' ? <PaymentFailedArt /> : <SuccessArt />}
        title={t(titleKey)}
        text={t.rich(textKey, {
          amount: format.money(loan.arrival),
          type: loan.account?.account_type ?? 'none',
          b: strong,
        })}
      />
      <LoanCard loan={loan} />
      <NextSteps loan={loan} />
    </ScreenFrame>
  );
}

type WayOnProps = { orderNo: string; failed: boolean };

/** On to all loans; money that came back wants its account corrected first. */
function WayOn({ orderNo, failed }: WayOnProps) {
  const t = useTranslations('landingSignSuccess');
  const linkTo = useLinkTo();
  const toLoans = linkTo('/pages/my-loan/my-loan', {}, 'relaunch');
  const toOrder = linkTo('/pages/order-detail/order-detail', { order_no: orderNo });
  if (failed) {
    return (
      <Dock>
        <Button
          id={ids.fix}
          {...linkTo('/pages/step/step-withdrawal/step-withdrawal', { order_no: orderNo })}
        >
          {t('fix')}
        </Button>
        <Button variant="text" id={ids.loans} {...toLoans}>
          {t('loans')}
        </Button>
      </Dock>
    );
  }
  return (
    <Dock>
      <Button id={ids.loans} {...toLoans}>
        {t('loans')}
      </Button>
      <Button variant="text" id={ids.detail} {...toOrder}>
        {t('detail')}
      </Button>
    </Dock>
  );
}

function stageOf({ state }: SignedLoan): keyof typeof words {
  if (state === 'payment_failed') return 'failed';
  return state === null || state === 'waiting' ? 'sending' : 'arrived';
}

function strong(chunks: ReactNode) {
  return <b className="num nowrap">{chunks}</b>;
}
