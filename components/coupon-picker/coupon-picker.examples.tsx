import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/button/button';
import { CouponPicker } from './coupon-picker';

/** Two coupons of which one is in use and one does not fit; none in use. */
export const examples = {
  inUse: () => <Sample start="fee" />,
  none: () => <Sample start={null} />,
};

/** It fills the window. */
export const alone = true;

function Sample({ start }: { start: string | null }) {
  const t = useTranslations('loanInfoChoose.coupon');
  const [open, setOpen] = useState(true);
  const [value, setValue] = useState(start);
  const coupons = [
    {
      id: 'fee',
      value: '$3.000',
      unit: t('unit.fee_reduction'),
      title: t('title.fee_reduction'),
      limits: t('anyAmount'),
      expiry: t('until', { date: '30 nov' }),
    },
    {
      id: 'days',
      value: '5',
      unit: t('unit.interest_free_days', { days: 5 }),
      title: t('title.interest_free_days'),
      expiry: t('until', { date: '15 dic' }),
      blocked: t('raise', { min: '$100.000' }),
    },
  ];
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('choose')}</Button>
      <CouponPicker
        open={open}
        coupons={coupons}
        value={value}
        onChoose={setValue}
        onDismiss={() => setOpen(false)}
      />
    </>
  );
}
