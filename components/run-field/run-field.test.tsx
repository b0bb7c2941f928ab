import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithI18n } from '@/lib/testing/render';
import { RunField } from './run-field';

test.each(['123456785', '12.345.678-5', '12 345 678 5', '12345678-5'])(
  'formats a RUN typed as %s on blur only',
  async (typed) => {
    renderWithI18n(<RunField id="run" label="RUN" />);
    const input = screen.getByRole('textbox', { name: 'RUN' });
    await userEvent.type(input, typed);
    expect(input).toHaveValue(typed);
    await userEvent.tab();
    expect(input).toHaveValue('12.345.678-5');
  },
);

test('has a keyboard with letters, without correction and autofill', () => {
  renderWithI18n(<RunField id="run" label="RUN" />);
  const input = screen.getByRole('textbox', { name: 'RUN' });
  expect(input).toHaveAttribute('inputmode', 'text');
  expect(input).toHaveAttribute('autocapitalize', 'characters');
  expect(input).toHaveAttribute('autocomplete', 'off');
});
