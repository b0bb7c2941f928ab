import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Ticket, Tickets } from './ticket';

/** A coupon to use, one with limits, a spent one. */
export const examples = {
  usable: () => <Sample />,
  limited: () => <Sample limits />,
  spent: () => <Sample spent />,
};

function Sample({ limits = false, spent = false }: { limits?: boolean; spent?: boolean }) {
  const t = useTranslations('benefits');
  return (
    <Tickets>
      <Ticket
        value="$3.000"
        unit={t('lessFee')}
        title={t('discount')}
        limits={limits ? t('loansFrom', { amount: '$100.000' }) : t('anyLoan')}
        expiry={spent ? t('used') : t('expires', { date: '30 nov' })}
        spent={spent}
        action={
          spent ? undefined : (
            <Button small variant="text">
              {t('use')}
            </Button>
          )
        }
      />
    </Tickets>
  );
}
