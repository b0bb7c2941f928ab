import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CouponTicket, VoucherTicket } from '@/app/benefits/benefit-tickets';
import { blockReason } from '@/app/loan/block-reason';
import { EmptyArt } from '@/components/art/state-art';
import { Segment } from '@/components/segment/segment';
import { StateView } from '@/components/state-view/state-view';
import { Tickets } from '@/components/ticket/ticket';
import type { Benefits, Coupon } from '@/lib/api/schemas/loan';
import type { AccountState } from '@/lib/api/schemas/order';
import { ids } from './screen.ids';

type Shown = Coupon['state'];

type Props = {
  benefits: Benefits;
  /** The account's state; `undefined` if Home failed to load. */
  state: AccountState | undefined;
  /** The whole quota in pesos. */
  limit: number | undefined;
};

/** The tickets in three tabs: usable, used, expired; without any ticket no tabs. */
export function BenefitList({ benefits, state, limit }: Props) {
  const t = useTranslations('myCoupon');
  const [shown, setShown] = useState<Shown>('usable');
  const canBorrow = state !== undefined && blockReason(state) === null;
  const coupons = ofState(benefits.coupons, shown);
  const vouchers = ofState(benefits.vouchers, shown);
  const count = ofState([...benefits.coupons, ...benefits.vouchers], 'usable').length;
  const names = { usable: t('usable', { count }), used: t('used'), expired: t('expired') };
  if (benefits.coupons.length + benefits.vouchers.length === 0) return <Empty shown="usable" />;
  const tab = (value: Shown) => ({ value, label: names[value], panelId: ids.list });
  return (
    <>
      <div className="my-coupon__tabs">
        <Segment
          label={t('tabs')}
          tabs={[tab('usable'), tab('used'), tab('expired')]}
          value={shown}
          onChange={setShown}
        />
      </div>
      <div id={ids.list} role="tabpanel" aria-label={names[shown]}>
        <h2 className="visually-hidden">{names[shown]}</h2>
        {coupons.length + vouchers.length === 0 ? (
          <Empty shown={shown} />
        ) : (
          <Tickets label={names[shown]}>
            {coupons.map((coupon) => (
              <CouponTicket key={coupon.id} coupon={coupon} canBorrow={canBorrow} />
            ))}
            {vouchers.map((voucher) => (
              <VoucherTicket key={voucher.id} voucher={voucher} limit={limit} />
            ))}
          </Tickets>
        )}
      </div>
    </>
  );
}

function Empty({ shown }: { shown: Shown }) {
  const t = useTranslations('myCoupon.empty');
  const messages = {
    usable: { title: t('usableTitle'), text: t('usableText') },
    used: { title: t('usedTitle'), text: t('usedText') },
    expired: { title: t('expiredTitle'), text: t('expiredText') },
  };
  return <StateView art={<EmptyArt />} {...messages[shown]} />;
}

/** The benefits in a state, those that expire first at the top. */
function ofState<B extends Pick<Coupon, 'state' | 'expires_at'>>(
  all: readonly B[],
  state: Shown,
): B[] {
  return all
    .filter((benefit) => benefit.state === state)
    .sort((a, b) => Date.parse(a.expires_at) - Date.parse(b.expires_at));
}
