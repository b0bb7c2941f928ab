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
  const cost = useTranslations('ui.breakdown');
  const label = useRepaymentLabel()(quote);
  const [isCaeOpen, setCaeOpen] = useState(false);
  const { arrival, repayment, cae } = quote;
  return (
    <>
      <QuoteRepayment quote={quote} />
      <Stats
        boxed
        items={[
          { label: t('arrival'), value: <Money size="line" amount={arrival} /> },
          { label: cost('cost'), value: <Money size="line" amount={costOf(quote)} /> },
          { label, value: <Money size="line" amount={repayment} />, total: 'hidden' },
          {
            label: t('cae'),
            value: (
              <>
                <Cae size="line" rate={cae} />{' '}
                <IconButton
                  look="inline"
                  icon={iconInfoCircle}
                  label={cost('caeHelp')}
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

/** What is paid back and when: the main figure of a screen. */
export function QuoteRepayment({ quote }: Props) {
  const label = useRepaymentLabel()(quote);
  return (
    <p>
      <span>{label}</span> <Money amount={quote.repayment} />
    </p>
  );
}

function useRepaymentLabel() {
  const t = useTranslations('loan.summary');
  const format = useFormat();
  return ({ repay_date }: Quote) => t('repayment', { date: format.date(repay_date, 'short') });
}
