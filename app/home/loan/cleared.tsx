import { useTranslations } from 'next-intl';
import { OrderPill } from '@/app/orders/order-pill';
import { Button } from '@/components/button/button';
import { Hero } from '@/components/hero/hero';
import { iconCircleCheck } from '@/components/icon/shapes/status';
import { Money } from '@/components/money/money';
import { Pill } from '@/components/pill/pill';
import { Section } from '@/components/section/section';
import { Stats } from '@/components/stats/stats';
import type { Home } from '@/lib/api/schemas/home';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';
import type { PartProps } from '../part-props';
import { useLimit } from '../use-limit';
import { ToDetail } from './to-detail';
import { useHowPaid } from './use-how-paid';
import { useLoanFigures } from './use-loan-figures';

/** The loan is paid back: that nothing is owed, what it cost and its certificate; below, that another can be taken. */
export function Cleared({ home }: PartProps) {
  const t = useTranslations('home.cleared');
  const linkTo = useLinkTo();
  const { order } = home;
  const name = home.user?.first_name;
  return (
    <>
      <Hero
        sun="freed"
        pill={
          order ? (
            <OrderPill order={order} />
          ) : (
            <Pill tone="ok" icon={iconCircleCheck}>
              {t('pill')}
            </Pill>
          )
        }
        title={name ? t('title', { name }) : t('titleNoName')}
        amount={<Money size="hero" amount={0} />}
        text={useHowPaid(order)}
      >
        {order ? (
          <PaidLoan order={order} />
        ) : (
          <Button variant="soft" {...linkTo('/pages/my-loan/my-loan', {}, 'relaunch')}>
            {t('loans')}
          </Button>
        )}
      </Hero>
      <NextLoan home={home} />
    </>
  );
}

/** What the loan took and cost, with its certificate and its other papers. */
function PaidLoan({ order }: { order: Order }) {
  const t = useTranslations('home.cleared');
  const linkTo = useLinkTo();
  const { received, cost, total, cae } = useLoanFigures(order);
  const { order_no } = order;
  return (
    <>
      <Stats items={[received, cost, { ...total, total: 'shown' }, ...(cae ? [cae] : [])]} />
      <Button
        variant="soft"
        icon={iconCircleCheck}
        {...linkTo('/pages/contract-new/contract-new', { order_no, paper: 'certificate' })}
      >
        {t('certificate')}
      </Button>
      <ToDetail order={order} variant="text" />
    </>
  );
}

/** How much can be borrowed next. */
function NextLoan({ home }: { home: Home }) {
  const t = useTranslations('home.cleared');
  const format = useFormat();
  const linkTo = useLinkTo();
  const limit = useLimit(home);
  return (
    <Section title={t('next')}>
      {limit !== undefined && <p>{t('upTo', { amount: format.money(limit) })}</p>}
      <p className="muted">{t('noReview')}</p>
      <div className="stack mt-3">
        <Button
          id={ids.again}
          variant="soft"
          {...linkTo('/pages/loan/loan-info-choose/loan-info-choose')}
        >
          {t('again')}
        </Button>
      </div>
    </Section>
  );
}
