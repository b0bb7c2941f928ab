import { useTranslations } from 'next-intl';
import { Money } from '@/components/money/money';
import { Stats } from '@/components/stats/stats';
import { useFormat } from '@/lib/format/use-format';

type Line = { label: string; amount: number };

type CostSummaryProps = {
  /** What arrives, in whole pesos. */
  arrival: Line;
  /** All that is paid back. */
  repayment: Line;
  /** Carga anual equivalente as a rate (1.701 is 170.1%); `null` if it is not known. */
  cae: number | null;
  /** Other labels of the cost and the CAE: of a loan that is repaid, or takes something else than was signed. */
  labels?: { cost: string; cae: string | undefined };
};

/**
 * A loan at a glance, in figures of one size: what arrives, what that costs, what is paid back in total, and the
 * CAE (contract.md section 1, "Cost is never hidden").
 */
export function CostSummary({ arrival, repayment, cae, labels }: CostSummaryProps) {
  const t = useTranslations('ui.breakdown');
  const money = (pesos: number) => <Money size="card" amount={pesos} />;
  return (
    <Stats
      boxed
      items={[
        { label: arrival.label, value: money(arrival.amount) },
        { label: labels?.cost ?? t('cost'), value: money(repayment.amount - arrival.amount) },
        { label: repayment.label, value: money(repayment.amount), total: 'shown' },
        ...(cae === null ? [] : [{ label: labels?.cae ?? t('cae'), value: <Cae rate={cae} /> }]),
      ]}
    />
  );
}

/** A CAE in the size of the amounts beside it. */
function Cae({ rate }: { rate: number }) {
  const { percent } = useFormat();
  return <span className="money money--card">{percent(rate)}</span>;
}
