import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Hero } from '@/components/hero/hero';
import { iconBuildingBank, iconChartDonut3, iconTicket } from '@/components/icon/shapes/loan';
import { iconCheck } from '@/components/icon/shapes/status';
import { Money } from '@/components/money/money';
import { Pill } from '@/components/pill/pill';
import { LinkRow, Row, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { Bone } from '@/components/skeleton/skeleton';
import type { Coupon } from '@/lib/api/schemas/loan';
import { useCall } from '@/lib/api/use-call';
import { useRefetchWhenOver } from '@/lib/api/use-refetch-when-over';
import { useFormat } from '@/lib/format/use-format';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';
import type { PartProps } from '../part-props';
import { useLimit } from '../use-limit';

/** The application is approved: the amount, until when, and a link to the loan choice. */
export function Approved({ home, refetch }: PartProps) {
  const t = useTranslations('home.approved');
  const format = useFormat();
  const linkTo = useLinkTo();
  const limit = useLimit(home);
  const name = home.user?.first_name;
  const until = home.review?.valid_until;
  useRefetchWhenOver(until, refetch);
  return (
    <>
      <Hero
        sun="high"
        pill={
          <Pill tone="ok" icon={iconCheck}>
            {t('pill')}
          </Pill>
        }
        title={name ? t('title', { name }) : t('titleNoName')}
        amount={limit === undefined ? undefined : <Money size="hero" amount={limit} />}
      >
        {until !== undefined && <p>{t('expiresAt', { date: format.dateTime(until, 'short') })}</p>}
        <Button id={ids.choose} {...linkTo('/pages/loan/loan-info-choose/loan-info-choose')}>
          {t('choose')}
        </Button>
        <p className="small muted mt-3">{t('free')}</p>
      </Hero>
      <Section title={t('before')}>
        <Rows>
          <Row icon={iconChartDonut3} title={t('costs')} text={t('costsText')} />
          <CouponRow />
        </Rows>
      </Section>
    </>
  );
}

/** The usable coupons; without any, or if they fail to load, where the loan is paid to. */
function CouponRow() {
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
  const date = format.date(coupon.expires_at);
  return coupon.kind === 'fee_reduction'
    ? t('couponFee', { amount: format.money(coupon.value), date })
    : t('couponDays', { days: coupon.value, date });
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
