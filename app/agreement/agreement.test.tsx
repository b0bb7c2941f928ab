import { screen } from '@testing-library/react';
import { locales } from '@/lib/i18n/locale';
import { renderWithI18n } from '@/scripts/jest/render';
import { Agreement } from './agreement';
import type { AgreementFigures } from './agreement-text';
import { loadAgreement } from './load-agreement';

const figures: AgreementFigures = {
  brand: 'BRAND',
  amount: 'AMOUNT',
  term: 'TERM',
  fee: 'FEE',
  arrival: 'ARRIVAL',
  interest: 'INTEREST',
  repayment: 'REPAYMENT',
  repayDate: 'REPAY-DATE',
  cost: 'TOTAL-COST',
  cae: 'CAE-RATE',
  once: 'ONCE',
  onceRate: 'ONCE-RATE',
  daily: 'DAILY',
  dailyRate: 'DAILY-RATE',
  account: 'ACCOUNT',
};

const allOf = (clauses: ReturnType<Awaited<ReturnType<typeof loadAgreement>>>) =>
  clauses.flatMap(({ title, paragraphs }) => [title, ...paragraphs]).join('\n');

test.each(locales)('the agreement names every figure of the loan: %s', async (locale) => {
  const text = allOf((await loadAgreement(locale))(figures));
  for (const figure of Object.values(figures)) expect(text).toContain(figure);
});

test.each(locales)('without a CAE nothing is said of one: %s', async (locale) => {
  const text = allOf((await loadAgreement(locale))({ ...figures, cae: null }));
  expect(text).not.toMatch(/CAE|null/);
});

test('every language has the same clauses in the same order', async () => {
  const ids = await Promise.all(
    locales.map(async (locale) => (await loadAgreement(locale))(figures).map(({ id }) => id)),
  );
  for (const others of ids) expect(others).toEqual(ids[0]);
});

test('a clause carries its number and the real figures', async () => {
  renderWithI18n(
    <Agreement
      terms={{
        amount: 200_000,
        term_days: 30,
        service_fee: 12_000,
        interest: 4_000,
        arrival: 188_000,
        repayment: 204_000,
        repay_date: '2026-12-20',
        cae: 1.0355,
        penalty: { once_rate: 0.05, daily_rate: 0.04 },
        account: { account_type: 'yape', tail: '4567' },
      }}
    />,
  );
  expect(
    await screen.findByRole('heading', { level: 2, name: '3. Cuánto devuelves y cuándo' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/a más tardar el 20 de diciembre de 2026/)).toHaveTextContent('$204.000');
  expect(screen.getByText(/se descuenta, una sola vez/)).toHaveTextContent('$12.000');
  expect(screen.getByText(/CAE, Ley 20.555/)).toHaveTextContent('103,6 %');
  expect(screen.getByText(/por cada día de atraso/)).toHaveTextContent('$8.000');
});
