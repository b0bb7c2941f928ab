import { useTranslations } from 'next-intl';
import { Figure } from '@/components/figures/figure';
import { Figures } from '@/components/figures/figures';
import type { Preview } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';

/** Every figure of the terms in one list, from what is asked for to the CAE. */
export function TermsFigures({ preview }: { preview: Preview }) {
  const t = useTranslations('loan.figures');
  const { money, percent, date } = useFormat();
  const { amount, service_fee, discount, arrival, interest, term_days } = preview;
  return (
    <Figures>
      <Figure label={t('amount')} value={money(amount)} />
      <Figure label={t('fee')} value={money(-(service_fee + discount))} />
      {discount > 0 && <Figure kind="less" label={t('coupon')} value={`+${money(discount)}`} />}
      <Figure kind="total" label={t('arrival')} value={money(arrival)} />
      <Figure label={t('interest', { days: term_days })} value={money(interest)} />
      <Figure
        kind="total"
        label={t('repayment', { date: date(preview.repay_date) })}
        value={money(preview.repayment)}
      />
      <Figure label={t('cae')} value={percent(preview.cae)} />
    </Figures>
  );
}
