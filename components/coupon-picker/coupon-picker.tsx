import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';
import { iconCheck } from '@/components/icon/shapes/status';
import { Sheet } from '@/components/sheet/sheet';

/** One coupon as it is shown; texts come formatted. */
export type CouponChoice = {
  id: string;
  /** What it is worth: "$3.000", "5 días". */
  value: ReactNode;
  /** Of what: "menos de costo". */
  unit: string;
  title: string;
  /** Its limits: "Préstamos desde $100.000". */
  limits?: string;
  /** Until when: "Vence el 30 nov". */
  expiry: string;
  /** Why it does not fit the loan as it is: "Sube el monto a $100.000 para usarlo". */
  blocked?: string;
};

/** Props of {@link CouponPicker}. */
export type CouponPickerProps = {
  open: boolean;
  coupons: readonly CouponChoice[];
  /** Id of the coupon in use; `null` for none. */
  value: string | null;
  onChoose: (id: string | null) => void;
  onDismiss: () => void;
};

/** The coupons that may be used on a loan, in a sheet; using none is a choice too. */
export function CouponPicker({ open, ...rest }: CouponPickerProps) {
  return open ? <OpenPicker {...rest} /> : null;
}

function OpenPicker({ coupons, value, onChoose, onDismiss }: Omit<CouponPickerProps, 'open'>) {
  const t = useTranslations('ui.coupons');
  const name = useId();
  const [picked, setPicked] = useState(value);
  const radio = (id: string | null, blocked = false) => (
    <input
      type="radio"
      id={`${name}-${id}`}
      name={name}
      checked={picked === id}
      disabled={blocked}
      onChange={() => setPicked(id)}
    />
  );
  return (
    <Sheet
      open
      title={t('title')}
      onDismiss={onDismiss}
      footer={
        <Button onClick={() => onChoose(picked)}>{picked === null ? t('skip') : t('use')}</Button>
      }
    >
      <fieldset>
        <legend className="vh">{t('title')}</legend>
        <div className="coupons tickets">
          {coupons.map((coupon) => (
            <label className="coupon ticket" key={coupon.id} htmlFor={`${name}-${coupon.id}`}>
              {radio(coupon.id, coupon.blocked !== undefined)}
              <span className="ticket__stub">
                <b>{coupon.value}</b>
                <span>{coupon.unit}</span>
              </span>
              <span className="ticket__body">
                <b className="ticket__head">
                  {coupon.title}
                  <Icon of={iconCheck} size="s" />
                </b>
                <span className="muted">{coupon.blocked ?? coupon.limits}</span>
                <span className="strong">{coupon.expiry}</span>
              </span>
            </label>
          ))}
          <label className="coupon coupon--none" htmlFor={`${name}-null`}>
            {radio(null)}
            <b className="ticket__head grow">
              {t('none')}
              <Icon of={iconCheck} size="s" />
            </b>
          </label>
        </div>
      </fieldset>
    </Sheet>
  );
}
