import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCouponTexts } from '@/app/benefits/use-coupon-texts';
import { couponFits, usableCoupons } from '@/app/loan/coupon-rules';
import { NoticeAction } from '@/app/loan/notice-action';
import { type CouponChoice, CouponPicker } from '@/components/coupon-picker/coupon-picker';
import { iconTicket } from '@/components/icon/shapes/loan';
import { Tile } from '@/components/tile/tile';
import type { Coupon } from '@/lib/api/schemas/loan';
import type { CallState } from '@/lib/api/use-call';
import { type Format, useFormat } from '@/lib/format/use-format';
import { useServerNow } from '@/lib/server-time/use-server-now';
import { ids } from './screen.ids';

type Props = {
  benefits: Pick<
    CallState<{ coupons: readonly Coupon[] }>,
    'data' | 'error' | 'retry' | 'isRefreshing'
  >;
  /** Id of the chosen coupon; it may not fit the amount. */
  chosen: string | undefined;
  /** Id of the best coupon for the amount, which the picker begins with if none is in use. */
  best: string | undefined;
  amount: number;
  /** `null` removes the coupon. */
  onChoose: (id: string | null) => void;
};

/** The coupon in use, or those available; a tap opens the picker, which also removes it. Nothing without coupons. */
export function CouponRow({ benefits, chosen, best, amount, onChoose }: Props) {
  const t = useTranslations('loanInfoChoose.coupon');
  const state = useTranslations('ui.state');
  const [open, setOpen] = useState(false);
  const rowText = useRowText();
  const toChoice = useCouponChoice();
  const now = useServerNow();
  if (!benefits.data) {
    if (!benefits.error) return null;
    return (
      <div>
        <p className="small muted">{t('failed')}</p>
        <NoticeAction loading={benefits.isRefreshing} opens onClick={() => void benefits.retry()}>
          {state('retry')}
        </NoticeAction>
      </div>
    );
  }
  const coupons = usableCoupons(benefits.data.coupons, now);
  const inUse = coupons.find(({ id }) => id === chosen);
  if (coupons.length === 0) return null;
  const isUsed = inUse !== undefined && couponFits(inUse, amount);
  const fits = coupons.some((coupon) => couponFits(coupon, amount));
  return (
    <>
      <Tile
        id={ids.coupon}
        icon={iconTicket}
        action={t(inUse ? 'change' : fits ? 'choose' : 'see')}
        onClick={() => setOpen(true)}
      >
        {rowText({ coupons, inUse, amount })}
      </Tile>
      <CouponPicker
        open={open}
        coupons={coupons.map((coupon) => toChoice(coupon, amount))}
        value={isUsed ? inUse.id : (best ?? null)}
        onChoose={(id) => {
          onChoose(id);
          setOpen(false);
        }}
        onDismiss={() => setOpen(false)}
      />
    </>
  );
}

type RowState = { coupons: readonly Coupon[]; inUse: Coupon | undefined; amount: number };

/** The row's text: the coupon in use, why it does not apply, or which coupons are available. */
function useRowText() {
  const t = useTranslations('loanInfoChoose.coupon');
  const format = useFormat();
  return ({ coupons, inUse, amount }: RowState) => {
    const [first] = coupons;
    const only = coupons.length === 1 ? first : undefined;
    if (inUse && couponFits(inUse, amount)) return t(`inUse.${inUse.kind}`, worth(inUse, format));
    const shown = inUse ?? only;
    if (!shown) return t('many', { count: coupons.length });
    return couponFits(shown, amount)
      ? t(`offer.${shown.kind}`, worth(shown, format))
      : t('tooLow', { min: format.money(shown.min_amount ?? 0) });
  };
}

/** Returns a coupon's texts for the picker. */
function useCouponChoice(): (coupon: Coupon, amount: number) => CouponChoice {
  const t = useTranslations('loanInfoChoose.coupon');
  const benefits = useTranslations('benefits');
  const textsOf = useCouponTexts();
  const format = useFormat();
  return (coupon, amount) => ({
    id: coupon.id,
    ...textsOf(coupon),
    expiry: benefits('expires', { date: format.date(coupon.expires_at) }),
    blocked: couponFits(coupon, amount)
      ? undefined
      : t('raise', { min: format.money(coupon.min_amount ?? 0) }),
  });
}

function worth({ value }: Coupon, format: Format) {
  return { money: format.money(value), days: value };
}
