import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import type { Order } from '@/lib/api/schemas/order';
import { useLinkTo } from '@/lib/router/use-link-to';

type Props = {
  order: Order;
  id: string;
  /** What was paid too much and is asked for right above, which comes first. */
  refund?: number;
};

/** Leads to the paper that says that a loan is paid back. */
export function ToCertificate({ order, id, refund = 0 }: Props) {
  const t = useTranslations('home.cleared');
  const linkTo = useLinkTo();
  const { order_no } = order;
  return (
    <Button
      id={id}
      variant={refund > 0 ? 'text' : 'soft'}
      {...linkTo('/pages/contract-new/contract-new', { order_no, paper: 'certificate' })}
    >
      {t('certificate')}
    </Button>
  );
}
