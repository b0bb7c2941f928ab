import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { renderWithI18n } from '@/lib/testing/render';
import { Breakdown, type Cost } from './breakdown';

const cost: Cost = {
  amount: 200_000,
  termDays: 30,
  arrival: 188_000,
  discount: 0,
  repayment: 204_000,
  repayDate: '2026-12-20',
  cae: 1.0354,
  penalty: { once: { rate: 0.05, amount: 10_000 }, daily: { rate: 0.04, amount: 8_000 } },
};

function figures(): Record<string, string> {
  const terms = screen.getAllByRole('term');
  const values = screen.getAllByRole('definition');
  return Object.fromEntries(
    terms.map((term, i) => [
      term.textContent?.replace(/\s+/g, ' ').trim() ?? '',
      shownIn(values[i]),
    ]),
  );
}

/** The text of a figure without the amount in words for screen readers. */
function shownIn(figure: HTMLElement | undefined): string {
  const money = figure?.querySelector('.money');
  return (money?.firstElementChild ?? money ?? figure)?.textContent ?? '';
}

function pesos(text: string | undefined): number {
  const amount = Number(text?.replace(/\D/g, ''));
  return text?.includes('−') ? -amount : amount;
}

test('shows the fee with arrival, interest, repayment and its date, and CAE', () => {
  renderWithI18n(<Breakdown cost={cost} />);
  expect(figures()).toEqual({
    Recibes: '$188.000',
    'Comisión por servicioSe descuenta de lo que pides': '$12.000',
    'Interés de 30 días': '$4.000',
    'Devuelves el 20 dic 2026, en 1 cuota': '$204.000',
    'Lo que te cuesta': '$16.000',
    'Carga Anual Equivalente (CAE)': '103,6\u00a0%',
  });
});

test('shows the parts of the cost, and neither what arrives nor the sum again, below a sum that has them', () => {
  const { container } = renderWithI18n(<Breakdown isTold cost={cost} />);
  expect(figures()).toMatchObject({ Recibes: '$188.000', 'Interés de 30 días': '$4.000' });
  const hidden = container.querySelectorAll('.visually-hidden dd');
  expect([...hidden].map(({ textContent }) => textContent)).toEqual(['$188.000', '$204.000']);
  expect(container.querySelector('dd.visually-hidden')).toBeNull();
  expect(Object.keys(figures())).not.toContain('Lo que te cuesta');
});

test('says of no fee that it is taken off', () => {
  renderWithI18n(<Breakdown cost={{ ...cost, arrival: 200_000, discount: 12_000 }} />);
  expect(figures()['Comisión por servicio$12.000 − $12.000 de tu cupón']).toBe('$0');
});

test('shows the penalty in pesos and as rates', () => {
  renderWithI18n(<Breakdown cost={cost} />);
  expect(screen.getByText('Si te atrasas')).toBeInTheDocument();
  expect(
    screen.getByText(
      (_text, element) =>
        element?.tagName === 'P' &&
        element.textContent ===
          'Son $10.000 una sola vez (5\u00a0%) y $8.000 por cada día (4\u00a0%), sobre el monto que pediste.',
    ),
  ).toBeInTheDocument();
});

test('shows a fee that a coupon has lowered as one line, with what the coupon took off below its name', () => {
  renderWithI18n(<Breakdown cost={{ ...cost, arrival: 191_000, discount: 3_000 }} />);
  const lines = figures();
  expect(Object.keys(lines)).toHaveLength(6);
  expect(
    lines['Comisión por servicio$12.000 − $3.000 de tu cupónSe descuenta de lo que pides'],
  ).toBe('$9.000');
});

test('the info button explains the CAE', async () => {
  const explain = jest.fn();
  renderWithI18n(<Breakdown cost={cost} caeHelp={{ onClick: explain }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Qué es la CAE' }));
  expect(explain).toHaveBeenCalledTimes(1);
});

test('the lines sum to the repayment for any loan and coupon', () => {
  fc.assert(
    fc.property(
      fc.record({
        arrival: fc.nat(900_000),
        fee: fc.nat(90_000),
        discount: fc.nat(9_000),
        interest: fc.nat(90_000),
      }),
      ({ arrival, fee, discount, interest }) => {
        cleanup();
        const amount = arrival + fee;
        const repayment = amount + interest;
        renderWithI18n(<Breakdown cost={{ ...cost, amount, arrival, discount, repayment }} />);
        const {
          'Carga Anual Equivalente (CAE)': _cae,
          'Lo que te cuesta': difference,
          'Devuelves el 20 dic 2026, en 1 cuota': total,
          ...lines
        } = figures();
        const sum = Object.values(lines).reduce((before, line) => before + pesos(line), 0);
        expect(sum).toBe(pesos(total));
        expect(pesos(difference)).toBe(repayment - arrival);
        expect(Object.values(lines).map(pesos)).toEqual([arrival, fee, interest]);
      },
    ),
    { numRuns: 25 },
  );
});
