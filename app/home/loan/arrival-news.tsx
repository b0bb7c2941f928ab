import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Order } from '@/lib/api/schemas/order';
import { feel } from '@/lib/bridge/haptics';

type Props = { state: Order['state'] | null | undefined };

/** Tells a screen reader and the hand that the money has been sent, where that happens while this is shown. */
export function ArrivalNews({ state }: Props) {
  const t = useTranslations('home.arrived');
  const [last, setLast] = useState(state);
  const [isNew, setNew] = useState(false);
  if (state !== last) {
    setLast(state);
    setNew(last === 'waiting' && state === 'lending');
  }
  useEffect(() => {
    if (isNew) feel('confirm');
  }, [isNew]);
  return (
    <p className="visually-hidden" role="status">
      {isNew && t('title')}
    </p>
  );
}
