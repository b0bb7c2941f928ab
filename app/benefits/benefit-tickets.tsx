import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/button/button';
import { Ticket } from '@/components/ticket/ticket';
import type { Coupon, Voucher } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useCouponTexts } from './use-coupon-texts';

type CouponProps = {
  coupon: Coupon;
  /** The account can take a loan now, so a usable coupon links to the loan choice. */
  canBorrow: boolean;
};

/** A coupon as a ticket: a fee reduction, or interest-free days. */
export function CouponTicket({ coupon, canBorrow }: CouponProps) {
  const t = useTranslations('benefits');
  const linkTo = useLinkTo();
  const expiry = useExpiry();
  const texts = useCouponTexts()(coupon);
  const { id, state } = coupon;
  const link = linkTo('/pages/loan/loan-info-choose/loan-info-choose', { coupon_id: id });
  return (
    <Ticket
      {...texts}
      limits={state === 'usable' ? texts.limits : undefined}
      spent={state !== 'usable'}
      expiry={expiry(coupon)}
      action={
        state === 'usable' && canBorrow ? (
          <a
            className={buttonClass('soft', true)}
            href={link.href}
            onClick={link.onClick}
            // The text is the same on every ticket; the label names the coupon.
            aria-label={t('useNamed', { name: `${texts.value} ${texts.unit}` })}
          >
            {t('use')}
          </a>
        ) : undefined
      }
    />
  );
}

type VoucherProps = {
  voucher: Voucher;
  /** The whole quota in pesos, which a usable voucher is a part of; `undefined` if it is not known. */
  limit: number | undefined;
};

/** A credit voucher as a ticket: it raises the quota for some days, without being chosen. */
export function VoucherTicket({ voucher, limit }: VoucherProps) {
  const t = useTranslations('benefits');
  const format = useFormat();
  const expiry = useExpiry();
  return (
    <Ticket
      value={t('raise', { amount: format.money(voucher.raise) })}
      unit={t('ofQuota')}
      title={t('validDays', { days: voucher.valid_days })}
      expiry={
        voucher.state === 'usable'
          ? t('raiseEnds', { date: format.date(voucher.expires_at) })
          : expiry(voucher)
      }
      spent={voucher.state !== 'usable'}
      limits={
        voucher.state === 'usable' && limit !== undefined
          ? t('counted', { limit: format.money(limit) })
          : undefined
      }
    />
  );
}

/** Returns until when a benefit can be used, or that it was used or has expired. */
function useExpiry(): (benefit: Pick<Coupon, 'state' | 'expires_at' | 'used_at'>) => string {
  const t = useTranslations('benefits');
  const format = useFormat();
  return ({ state, expires_at, used_at }) => {
    const date = format.date(expires_at);
    if (state === 'used') return used_at ? t('usedOn', { date: format.date(used_at) }) : t('used');
    return state === 'expired' ? t('expired', { date }) : t('expires', { date });
  };
}
