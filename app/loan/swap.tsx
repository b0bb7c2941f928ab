import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon/icon';
import { iconArrowRight } from '@/components/icon/shapes/navigation';
import { Money } from '@/components/money/money';
import type { Preview } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import './loan.css';

type Props = { preview: Pick<Preview, 'arrival' | 'repayment' | 'repay_date'> };

/** The loan in one look: what arrives, and what goes back when. */
export function Swap({ preview }: Props) {
  const t = useTranslations('loan.swap');
  const format = useFormat();
  return (
    <div className="loan-swap">
      <div className="loan-swap__pair">
        <dl>
          <dt>{t('arrival')}</dt>
          <dd>
            <Money size="card" amount={preview.arrival} />
          </dd>
        </dl>
        <Icon of={iconArrowRight} />
        <dl>
          <dt>{t('repayment', { date: format.date(preview.repay_date, 'short') })}</dt>
          <dd>
            <Money size="card" amount={preview.repayment} />
          </dd>
        </dl>
      </div>
    </div>
  );
}
