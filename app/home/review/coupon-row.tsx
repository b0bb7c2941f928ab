import { useTranslations } from 'next-intl';
import { iconBuildingBank, iconTicket } from '@/components/icon/shapes/loan';
import { LinkRow, Row } from '@/components/rows/rows';
import { Bone } from '@/components/skeleton/skeleton';
import type { Coupon } from '@/lib/api/schemas/loan';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';

/** That there are coupons to use; where there are none (or they did not come), where the money goes. */
export function CouponRow() {
  const t = useTranslations('home.approved');
  const linkTo = useLinkTo();
  const { data, error } = useCall('coupon/my_coupon', {}, { quiet: true });
  const coupons = data?.coupons.filter(({ state }) => state === 'usable') ?? [];
  const text = useCouponText(coupons);
  if (!data && !error) return <PendingRow />;
  if (coupons.length === 0) {
    return <Row icon={iconBuildingBank} title={t('account')} text={t('accountText')} />;
  }
  return (
    <LinkRow
      id={ids.coupon}
      icon={iconTicket}
      title={t('coupons', { count: coupons.length })}
      text={text}
      {...linkTo('/pages/contract-new/my-coupon')}
    />
  );
}

function useCouponText([coupon, ...more]: readonly Coupon[]): string {
  const t = useTranslations('home.approved');
  const format = useFormat();
  if (!coupon || more.length > 0) return t('couponPick');
  return coupon.kind === 'fee_reduction'
    ? t('couponFee', { amount: format.money(coupon.value) })
    : t('couponDays', { days: coupon.value });
}

function PendingRow() {
  return (
    <li className="rows__row" aria-hidden="true">
      <Bone shape="disc" />
      <span className="grow">
        <Bone width={40} />
        <Bone width={80} />
      </span>
    </li>
  );
}
