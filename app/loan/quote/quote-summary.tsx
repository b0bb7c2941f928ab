import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Cae } from '@/components/cost-summary/cost-summary';
import { iconInfoCircle } from '@/components/icon/shapes/status';
import { IconButton } from '@/components/icon-button/icon-button';
import { Money } from '@/components/money/money';
import { Stats } from '@/components/stats/stats';
import type { Quote } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { costOf } from '@/lib/loan/cost';
import { CaeSheet } from './cae-sheet';

type Props = { quote: Quote };

/** A quote at a glance: first what is paid back on which date, then what arrives, what it costs, and the CAE. */
export function QuoteSummary({ quote }: Props) {
  const t = useTranslations('loan.summary');
  const help = useTranslations('ui.breakdown');
  const format = useFormat();
  const label = t('repayment', { date: format.date(quote.repay_date, 'short') });
  const [isCaeOpen, setCaeOpen] = useState(false);
  const { arrival, repayment, cae } = quote;
  return (
    <>
      <p>
        <span>{label}</span> <Money amount={repayment} />
      </p>
      <Stats
        boxed
        items={[
          { label: t('arrival'), value: <Money size="line" amount={arrival} /> },
          { label: t('cost'), value: <Money size="line" amount={costOf(quote)} /> },
          { label, value: <Money size="line" amount={repayment} />, total: 'hidden' },
          {
            label: t('cae'),
            value: (
              <>
                <Cae size="line" rate={cae} />{' '}
                <IconButton
                  look="inline"
                  icon={iconInfoCircle}
                  label={help('caeHelp')}
                  onClick={() => setCaeOpen(true)}
                />
              </>
            ),
          },
        ]}
      />
      <CaeSheet open={isCaeOpen} quote={quote} onDismiss={() => setCaeOpen(false)} />
    </>
  );
}
