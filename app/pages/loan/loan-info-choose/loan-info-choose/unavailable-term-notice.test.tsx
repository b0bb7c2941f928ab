import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithI18n } from '@/lib/testing/render';
import { UnavailableTermNotice } from './unavailable-term-notice';

function open(unavailable: readonly number[]) {
  const onChange = jest.fn();
  renderWithI18n(
    <UnavailableTermNotice
      terms={[30, 60, 90]}
      value={60}
      unavailable={new Set(unavailable)}
      onChange={onChange}
    />,
  );
  return onChange;
}

test.each([
  [[60], 30],
  [[30, 60], 90],
  // A term that was refused just now, before the set of them holds it.
  [[], 30],
] as const)(
  'with %j unavailable, the nearest other term is offered: %d',
  async (unavailable, days) => {
    const onChange = open(unavailable);
    await userEvent.click(page.getByRole('button'));
    expect(onChange).toHaveBeenCalledWith(days);
  },
);

test('offers none when no term is available', () => {
  open([30, 60, 90]);
  expect(page.queryByRole('button')).not.toBeInTheDocument();
});
