import { useTranslations } from 'next-intl';
import { QuotaCard } from '@/app/benefits/quota-card';
import { raiseOf } from '@/app/benefits/raise-of';
import { blockReason } from '@/app/loan/block-reason';
import { shownQuota } from '@/app/loan/shown-quota';
import { EmptyArt } from '@/components/art/state-art';
import { Button } from '@/components/button/button';
import { iconTicket } from '@/components/icon/shapes/loan';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { StateView } from '@/components/state-view/state-view';
import { Timeline } from '@/components/timeline/timeline';
import type { Home } from '@/lib/api/schemas/home';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './screen.ids';

/** The quota, until when its approval holds, and what raises it. */
export function QuotaView({ home }: { home: Home }) {
  const { state, order, review } = home;
  const quota = shownQuota(home);
  const t = useTranslations('increaseAmount');
  const approved = useTranslations('home.approved');
  const format = useFormat();
  const linkTo = useLinkTo();
  const until = state === 'approved' ? review?.valid_until : undefined;
  const isRunning = blockReason(state) === 'running';
  const { data } = useCall('coupon/my_coupon', {});
  const ends = (data?.vouchers ?? [])
    .filter((voucher) => voucher.state === 'usable')
    .map(({ expires_at }) => expires_at)
    .sort((one, other) => Date.parse(one) - Date.parse(other));
  if (!quota) {
    return (
      <StateView
        art={<EmptyArt />}
        title={t('none.title')}
        text={t('none.text')}
        action={
          <Button variant="soft" {...linkTo('/', {}, 'relaunch')}>
            {t('none.action')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <QuotaCard quota={quota} isLocked={isRunning} raise={raiseOf(data)}>
        {until && (
          <p className="small muted">
            {approved('expiresAt', { date: format.dateTime(until, 'short') })}
          </p>
        )}
      </QuotaCard>
      {isRunning && order && <RunningLoan orderNo={order.order_no} />}
      <Section title={t('ways.title')} id={ids.ways}>
        <div className="stack">
          <GrowthSteps home={home} />
          <Rows>
            <LinkRow
              id={ids.vouchers}
              icon={iconTicket}
              title={t('ways.vouchers')}
              text={t('ways.vouchersText', {
                count: ends.length,
                date: ends[0] ? format.date(ends[0]) : '',
              })}
              {...linkTo('/pages/contract-new/my-coupon')}
            />
          </Rows>
        </div>
      </Section>
    </>
  );
}

/** How a loan that is paid on time raises the quota, and how far the user's has come. */
function GrowthSteps({ home: { state, order } }: { home: Home }) {
  const t = useTranslations('increaseAmount.ways');
  const row = useTranslations('myLoan.row');
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
          text: date && row('dueOn', { date: format.date(date) }),
          dateTime: date,
        },
        { state: 'next', title: t('raise'), text: t('raiseText') },
      ]}
    />
  );
}

/** The loan to pay back before another one can be taken. */
function RunningLoan({ orderNo }: { orderNo: string }) {
  const blocked = useTranslations('loan.blocked');
  const linkTo = useLinkTo();
  return (
    <div className="stack mt-3">
      <p className="muted">{blocked('running.text')}</p>
      <Button
        variant="soft"
        id={ids.order}
        {...linkTo('/pages/order-detail/order-detail', { order_no: orderNo })}
      >
        {blocked('toLoan')}
      </Button>
    </div>
  );
}
