import { useTranslations } from 'next-intl';
import { BarLegend } from '@/components/cost-bar/bar-legend';
import type { BarPart } from '@/components/cost-bar/bar-part';
import { CostBar } from '@/components/cost-bar/cost-bar';
import { Figure } from '@/components/figures/figure';
import { Figures } from '@/components/figures/figures';
import type { Press } from '@/components/foundation/press';
import { iconInfoCircle } from '@/components/icon/shapes/status';
import { IconButton } from '@/components/icon-button/icon-button';
import { useFormat } from '@/lib/format/use-format';
import type { Cost } from './cost';
import { PenaltyNotice } from './penalty-notice';

/** Props of {@link Breakdown}. */
export type BreakdownProps = {
  cost: Cost;
  /** Draws a small button after "CAE" that explains it. */
  caeHelp?: Press;
};

/**
 * Where the money goes: the one way to show a fee. Beside it always stand what arrives, what is paid back and
 * when, the CAE and the penalty (contract.md section 1, "Cost is never hidden").
 */
export function Breakdown({ cost, caeHelp }: BreakdownProps) {
  const t = useTranslations('ui.breakdown');
  const format = useFormat();
  const parts = useParts(cost);
  return (
    <div className="breakdown">
      <CostBar parts={parts} />
      <BarLegend parts={parts} />
      <Figures>
        <Figure
          kind="total"
          label={t('repayment', { date: format.date(cost.repayDate) })}
          value={format.money(cost.repayment)}
        />
        <Figure
          label={t('cae')}
          value={format.percent(cost.cae)}
          info={
            caeHelp && (
              <IconButton {...caeHelp} look="inline" icon={iconInfoCircle} label={t('caeHelp')} />
            )
          }
        />
      </Figures>
      <PenaltyNotice penalty={cost.penalty} />
    </div>
  );
}

/**
 * Fee and interest are taken from the totals, so that the parts sum to what is paid back to the peso. The fee
 * is written whole, with what the coupon takes off it.
 */
function useParts(cost: Cost): BarPart[] {
  const t = useTranslations('ui.breakdown');
  const coupon = { label: t('discount'), amount: cost.discount };
  return [
    { tone: 'arrival', label: t('arrival'), amount: cost.arrival },
    {
      tone: 'fee',
      label: t('fee'),
      amount: cost.amount - cost.arrival,
      less: cost.discount > 0 ? coupon : undefined,
    },
    {
      tone: 'interest',
      label: t('interest', { days: cost.termDays }),
      amount: cost.repayment - cost.amount,
    },
  ];
}
