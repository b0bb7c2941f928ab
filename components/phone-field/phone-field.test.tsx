import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithI18n } from '@/lib/testing/render';
import { PhoneField } from './phone-field';

const props = { id: 'p', label: 'Celular' };

test.each(['981234567', '+56 9 8123 4567', '56981234567', '09 8123-4567'])(
  'formats a number typed as %s on blur, without the country code',
  async (typed) => {
    renderWithI18n(<PhoneField {...props} />);
    const input = screen.getByRole('textbox', { name: 'Celular' });
    await userEvent.type(input, typed);
    expect(input).toHaveValue(typed);
    await userEvent.tab();
    expect(input).toHaveValue('9 8123 4567');
    expect(screen.getByText('+56')).toBeVisible();
  },
);

test('has a phone keyboard and allows autofill of the own number', () => {
  renderWithI18n(<PhoneField {...props} flag />);
  const input = screen.getByRole('textbox', { name: 'Celular' });
  expect(input).toHaveAttribute('type', 'tel');
  expect(input).toHaveAttribute('inputmode', 'tel');
  expect(input).toHaveAttribute('autocomplete', 'tel-national');
});

test('can switch off autofill, for the number of a contact', () => {
  renderWithI18n(<PhoneField {...props} autoComplete="off" />);
  expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'off');
});
