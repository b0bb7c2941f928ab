import { screen } from '@testing-library/react';
import { type Locale, locales } from '@/lib/i18n/locale';
import { renderWithI18n } from '@/lib/testing/render';
import { type AgreedLoan, Agreement, useAgreement } from './agreement';

const loan: AgreedLoan = {
  amount: 200_000,
  term_days: 30,
  service_fee: 12_000,
  interest: 4_000,
  arrival: 188_000,
  repayment: 204_000,
  repay_date: '2026-12-20',
  cae: 1.0355,
  free_days: 0,
  penalty: { once_rate: 0.05, daily_rate: 0.04 },
  account: { account_type: 'yape', tail: '4567' },
};

function Text({ about, locale }: { about: AgreedLoan; locale?: Locale }) {
  const { text } = useAgreement(about, locale);
  return text && <Agreement agreement={text} />;
}

test('shows numbered clauses with the figures of the loan', async () => {
  renderWithI18n(<Text about={loan} />);
  expect(
    await screen.findByRole('heading', { level: 2, name: '3. Cuánto devuelves y cuándo' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/a más tardar el 20 de diciembre de 2026/)).toHaveTextContent('$204.000');
  expect(screen.getByText(/se descuenta, una sola vez/)).toHaveTextContent('$12.000');
  expect(screen.getByText(/CAE, Ley 20.555/)).toHaveTextContent('103,6 %');
  expect(screen.getByText(/por cada día de atraso/)).toHaveTextContent('$8.000');
});

test.each(locales)('fills every placeholder of the agreement: %s', async (locale) => {
  const { container } = renderWithI18n(<Text about={loan} />, { locale });
  await screen.findAllByRole('heading', { level: 2 });
  expect(container).toHaveTextContent('CAE');
  expect(container).not.toHaveTextContent(/[{}]/);
});

test.each(locales)('leaves the CAE paragraph out when the loan has no CAE: %s', async (locale) => {
  const { container } = renderWithI18n(<Text about={{ ...loan, cae: null }} />, { locale });
  await screen.findAllByRole('heading', { level: 2 });
  expect(container).not.toHaveTextContent(/CAE|null|[{}]/);
});

test('says by how many days a coupon makes the term longer, which its due date has', async () => {
  const { rerender } = renderWithI18n(<Text about={loan} />);
  expect(await screen.findByText(/Pides \$200.000 a 30 días/)).toBeInTheDocument();
  expect(screen.queryByText(/Tu cupón alarga/)).not.toBeInTheDocument();
  rerender(<Text about={{ ...loan, free_days: 5 }} />);
  expect(screen.getByText(/Tu cupón alarga ese plazo/)).toHaveTextContent('Días que agrega: 5.');
});

test('names the account that receives, a Yape or a bank account', async () => {
  const { rerender } = renderWithI18n(<Text about={loan} />);
  expect(await screen.findByText(/tu Yape terminado en 4567/)).toBeInTheDocument();
  expect(screen.queryByText(/tu cuenta terminada/)).not.toBeInTheDocument();
  rerender(<Text about={{ ...loan, account: { account_type: 'bank', tail: '8901' } }} />);
  expect(await screen.findByText(/tu cuenta terminada en 8901/)).toBeInTheDocument();
  expect(screen.queryByText(/Yape terminado/)).not.toBeInTheDocument();
});

test('shows another language than the current one, marked as such', async () => {
  renderWithI18n(<Text about={loan} locale="en" />);
  expect(await screen.findByText(/by 20 December 2026/)).toHaveTextContent('$204,000');
  expect(screen.getAllByRole('list')[0]).toHaveAttribute('lang', 'en');
});
