import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon/icon';
import { iconArrowRight } from '@/components/icon/shapes/navigation';
import { Money } from '@/components/money/money';
import type { Quote } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import './receive-repay-summary.css';

type Props = { quote: Pick<Quote, 'arrival' | 'repayment' | 'repay_date'> };

/** The loan at a glance: what the user receives, and what is repaid on which date. */
export function ReceiveRepaySummary({ quote }: Props) {
  const t = useTranslations('loan.summary');
  const format = useFormat();
  return (
    <div className="receive-repay">
      <div className="receive-repay__pair">
        <dl>
          <dt>{t('arrival')}</dt>
          <dd>
            <Money size="card" amount={quote.arrival} />
          </dd>
        </dl>
        <Icon of={iconArrowRight} />
        <dl>
          <dt>{t('repayment', { date: format.date(quote.repay_date, 'short') })}</dt>
          <dd>
            <Money size="card" amount={quote.repayment} />
          </dd>
        </dl>
      </div>
    </div>
  );
}
