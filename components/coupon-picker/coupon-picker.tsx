import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/button/button';
import { ChosenTick } from '@/components/chosen-tick/chosen-tick';
import { Sheet } from '@/components/sheet/sheet';

/** One coupon; its texts are formatted already. */
export type CouponChoice = {
  id: string;
  /** Its value: "$3.000", "5 días". */
  value: ReactNode;
  /** The unit of the value: "menos de costo". */
  unit: string;
  title: string;
  /** Its conditions: "Préstamos desde $100.000". */
  limits?: string;
  /** "Vence el 30 nov". */
  expiry: string;
  /** Why it cannot be used for this loan: "Sube el monto a $100.000 para usarlo". */
  blocked?: string;
};

type CouponPickerProps = {
  open: boolean;
  coupons: readonly CouponChoice[];
  /** The id of the selected coupon; `null` for none. */
  value: string | null;
  onChoose: (id: string | null) => void;
  onDismiss: () => void;
};

/** A sheet to select one of the coupons of a loan, or none. */
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
        <legend className="visually-hidden">{t('title')}</legend>
        <div className="coupons tickets">
          {coupons.map((coupon) => (
            <label className="coupon ticket" key={coupon.id} htmlFor={`${name}-${coupon.id}`}>
              {radio(coupon.id, coupon.blocked !== undefined)}
              <span className="ticket__body">
                <span className="coupon__head">
                  <span className="ticket__value">
                    <b>{coupon.value}</b> {coupon.unit}
                  </span>
                  <ChosenTick />
                </span>
                {coupon.title}
              </span>
              <span className="ticket__stub">
                <span>
                  <b>{coupon.expiry}</b>
                  <span className="muted">{coupon.blocked ?? coupon.limits}</span>
                </span>
              </span>
            </label>
          ))}
          <label className="coupon coupon--none" htmlFor={`${name}-null`}>
            {radio(null)}
            <b className="coupon__head grow">
              {t('none')}
              <ChosenTick />
            </b>
          </label>
        </div>
      </fieldset>
    </Sheet>
  );
}
