import { AmountSlider } from '@/components/amount-slider/amount-slider';
import { BarLegend } from '@/components/cost-bar/cost-bar';
import { CostSummary } from '@/components/cost-summary/cost-summary';
import { Figure, Figures } from '@/components/figures/figures';
import { iconBell } from '@/components/icon/shapes/status';
import { Pill } from '@/components/pill/pill';
import { renderWithI18n } from '@/lib/testing/render';
import { translatePage } from '@/lib/testing/translate-page';

/** All that shows a figure, for an amount of pesos. */
function All({ amount }: { amount: number }) {
  const line = { label: 'Recibes', amount };
  return (
    <>
      <AmountSlider
        id="amount"
        label="Monto"
        min={amount}
        max={amount + 50}
        step={10}
        value={amount}
        onChange={() => undefined}
      />
      <CostSummary arrival={line} repayment={line} cae={amount / 1000} />
      <Figures>
        <Figure label="Comisión" value={`$${amount}`} />
        <Figure label={`Monto a ${amount} días`} value="$0" />
        <Figure label={`Interés de ${amount} días`} value="$0" note="Con tu cupón" />
      </Figures>
      <BarLegend
        parts={[{ tone: 'fee', label: `Cuota de ${amount}`, amount, note: 'Con tu cupón' }]}
        total={line}
      />
      <Pill icon={iconBell}>{amount} días de atraso</Pill>
    </>
  );
}

test('a figure that changes after a page translation shows no part of the old one', () => {
  const { rerender } = renderWithI18n(<All amount={770} />);
  translatePage();
  expect(document.querySelector('font')).not.toBeNull();
  expect(document.body).toHaveTextContent('770');
  rerender(<All amount={880} />);
  expect(document.body).toHaveTextContent('880');
  expect(document.body).not.toHaveTextContent(/7[72]0|77,0/);
  rerender(<div />);
});
