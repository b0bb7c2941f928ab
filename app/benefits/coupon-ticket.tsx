import { useTranslations } from 'next-intl';
import { Ticket } from '@/components/ticket/ticket';
import type { Coupon } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { type ScreenLink, useLinkTo } from '@/lib/router/use-link-to';
import { useExpiry } from './use-expiry';

type Props = {
  coupon: Coupon;
  /** A loan can be taken now: a usable coupon leads to choosing one. */
  canBorrow: boolean;
};

/** A coupon: less fee, or days without interest. */
export function CouponTicket({ coupon, canBorrow }: Props) {
  const t = useTranslations('benefits');
  const format = useFormat();
  const linkTo = useLinkTo();
  const expiry = useExpiry();
  const { id, kind, value, min_amount, state } = coupon;
  const worth =
    kind === 'fee_reduction'
      ? { value: format.money(value), unit: t('lessFee'), title: t('discount') }
      : { value: t('days', { days: value }), unit: t('noInterest'), title: t('freeDays') };
  return (
    <Ticket
      {...worth}
      spent={state !== 'usable'}
      limits={
        min_amount === undefined
          ? t('anyLoan')
          : t('loansFrom', { amount: format.money(min_amount) })
      }
      expiry={expiry(coupon)}
      action={
        state === 'usable' && canBorrow ? (
          <Use
            // Several links of the same word: each says what it uses.
            label={t('useNamed', { name: `${worth.title}, ${worth.value}` })}
            link={linkTo('/pages/loan/loan-info-choose/loan-info-choose', { coupon_id: id })}
          />
        ) : undefined
      }
    />
  );
}

function Use({ label, link }: { label: string; link: ScreenLink }) {
  const t = useTranslations('benefits');
  return (
    <a href={link.href} onClick={link.onClick} aria-label={label}>
      {t('use')}
    </a>
  );
}
