import { useTranslations } from 'next-intl';
import { VoucherTicket } from '@/app/benefits/benefit-tickets';
import { QuotaCard } from '@/app/benefits/quota-card';
import { raiseOf } from '@/app/benefits/raise-of';
import { blockReason } from '@/app/loan/block-reason';
import { EmptyArt } from '@/components/art/state-art';
import { Button } from '@/components/button/button';
import { iconCalendar } from '@/components/icon/shapes/input';
import { iconTicket } from '@/components/icon/shapes/loan';
import { LinkRow, Row, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { StateView } from '@/components/state-view/state-view';
import { Tickets } from '@/components/ticket/ticket';
import type { Home } from '@/lib/api/schemas/home';
import type { Voucher } from '@/lib/api/schemas/loan';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './screen.ids';

/** The quota, until when its approval holds, how to raise it, and the vouchers that raise it now. */
export function QuotaView({ home: { quota, state, order, review } }: { home: Home }) {
  const t = useTranslations('increaseAmount');
  const approved = useTranslations('home.approved');
  const format = useFormat();
  const linkTo = useLinkTo();
  const until = state === 'approved' ? review?.valid_until : undefined;
  const isRunning = blockReason(state) === 'running';
  const { data } = useCall('coupon/my_coupon', {});
  const usable = data?.vouchers.filter((voucher) => voucher.state === 'usable') ?? [];
  const hasNone = data && usable.length === 0;
  const vouchers = {
    icon: iconTicket,
    title: t(hasNone ? 'ways.noVouchers' : 'ways.vouchers'),
    text: t(hasNone ? 'ways.noVouchersText' : 'ways.vouchersText'),
  };
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
      <QuotaCard quota={quota} isLocked={isRunning} raise={raiseOf(data)} />
      {until && (
        <p className="muted mt-3">{approved('expiresAt', { date: format.dateTime(until) })}</p>
      )}
      {isRunning && order && <RunningLoan orderNo={order.order_no} />}
      <Section title={t('ways.title')} id={ids.ways}>
        <Rows>
          <Row icon={iconCalendar} title={t('ways.onTime')} text={t('ways.onTimeText')} />
          {data ? (
            <Row {...vouchers} />
          ) : (
            <LinkRow {...vouchers} {...linkTo('/pages/contract-new/my-coupon')} />
          )}
        </Rows>
      </Section>
      {usable.length > 0 && <Vouchers usable={usable} limit={quota.total} />}
    </>
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

/** The usable vouchers, which take the place of the link to all of them. */
function Vouchers({ usable, limit }: { usable: readonly Voucher[]; limit: number }) {
  const t = useTranslations('increaseAmount');
  return (
    <Section title={t('vouchers')} id={ids.vouchers}>
      <Tickets>
        {usable.map((voucher) => (
          <VoucherTicket key={voucher.id} voucher={voucher} limit={limit} />
        ))}
      </Tickets>
    </Section>
  );
}
