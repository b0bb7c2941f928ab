import { useTranslations } from 'next-intl';
import { raiseOf } from '@/app/benefits/raise-of';
import { useQuotaTexts } from '@/app/benefits/use-quota-texts';
import { blockReason } from '@/app/loan/block-reason';
import { Button } from '@/components/button/button';
import { Card } from '@/components/card/card';
import { Hero } from '@/components/hero/hero';
import { iconTicket } from '@/components/icon/shapes/loan';
import { Money } from '@/components/money/money';
import { QuotaBar } from '@/components/quota-bar/quota-bar';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { Timeline } from '@/components/timeline/timeline';
import type { Home, Quota } from '@/lib/api/schemas/home';
import type { Benefits } from '@/lib/api/schemas/loan';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';
import { availableQuota } from '@/lib/loan/amount';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './screen.ids';

type Props = { home: Home; quota: Quota };

/** The quota with the one thing to do about it, how it is split, and what raises it. */
export function QuotaView({ home, quota }: Props) {
  const t = useTranslations('increaseAmount.ways');
  const { data: benefits } = useCall('coupon/my_coupon', {});
  return (
    <>
      {blockReason(home.state) === 'running' ? (
        <LockedQuota home={home} />
      ) : (
        <FreeQuota home={home} quota={quota} raise={raiseOf(benefits)} />
      )}
      {quota.used + quota.frozen > 0 && (
        <div className="section section--near">
          <Card flat>
            <QuotaBar {...quota} isLocked />
          </Card>
        </div>
      )}
      <Section title={t('title')} id={ids.ways}>
        <div className="stack">
          <GrowthSteps home={home} />
          <Vouchers vouchers={benefits?.vouchers ?? []} />
        </div>
      </Section>
    </>
  );
}

/** What can be borrowed, until when its approval holds, and the link to the loan choice, as on Home. */
function FreeQuota({ home, quota, raise }: Props & { raise: number }) {
  const { state, review, teaser } = home;
  const t = useTranslations('home');
  const format = useFormat();
  const linkTo = useLinkTo();
  const available = availableQuota(quota);
  const isApproved = state === 'approved';
  const until = isApproved ? review?.valid_until : undefined;
  const { title, raised } = useQuotaTexts(quota, raise);
  return (
    <Hero sun="high" title={title} amount={<Money size="hero" amount={available} />} text={raised}>
      {until && <p>{t('approved.expiresAt', { date: format.dateTime(until, 'short') })}</p>}
      {available >= teaser.min_amount && (
        <Button
          id={ids.borrow}
          variant={isApproved ? 'primary' : 'soft'}
          {...linkTo('/pages/loan/loan-info-choose/loan-info-choose')}
        >
          {t(isApproved ? 'approved.choose' : 'cleared.again')}
        </Button>
      )}
    </Hero>
  );
}

/** The loan to pay back before another one can be taken. */
function LockedQuota({ home: { order } }: Pick<Props, 'home'>) {
  const t = useTranslations('benefits');
  const blocked = useTranslations('loan.blocked');
  const linkTo = useLinkTo();
  return (
    <Hero sun="half" title={t('whenPaid')} text={blocked('running.text')}>
      {order && (
        <Button
          variant="soft"
          id={ids.order}
          {...linkTo('/pages/order-detail/order-detail', { order_no: order.order_no })}
        >
          {blocked('toLoan')}
        </Button>
      )}
    </Hero>
  );
}

/** The vouchers that are part of the quota, while there are any. */
function Vouchers({ vouchers }: Pick<Benefits, 'vouchers'>) {
  const t = useTranslations('increaseAmount.ways');
  const format = useFormat();
  const linkTo = useLinkTo();
  const ends = vouchers
    .filter(({ state }) => state === 'usable')
    .map(({ expires_at }) => expires_at)
    .sort((one, other) => Date.parse(one) - Date.parse(other));
  if (!ends[0]) return null;
  return (
    <Rows>
      <LinkRow
        id={ids.vouchers}
        icon={iconTicket}
        title={t('vouchers')}
        text={t('vouchersText', { count: ends.length, date: format.date(ends[0]) })}
        {...linkTo('/pages/contract-new/my-coupon')}
      />
    </Rows>
  );
}

/** How a loan that is paid on time raises the quota, and how far the user's has come. */
function GrowthSteps({ home: { state, order } }: { home: Home }) {
  const t = useTranslations('increaseAmount.ways');
  const lending = useTranslations('home.lending');
  const format = useFormat();
  const isOut = state === 'lending' || state === 'overdue';
  const hasBorrowed = blockReason(state) === 'running';
  const date = isOut && order ? order.repay_date : undefined;
  return (
    <Timeline
      items={[
        { state: hasBorrowed ? 'done' : 'now', title: t('borrow'), text: t('borrowText') },
        {
          state: state === 'overdue' ? 'late' : hasBorrowed ? 'now' : 'next',
          title: t('pay'),
          text: date && lending('dueOn', { date: format.date(date) }),
          dateTime: date,
        },
        { state: 'next', title: t('raise'), text: t('raiseText') },
      ]}
    />
  );
}
