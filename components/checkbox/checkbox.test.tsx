import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithI18n } from '@/lib/testing/render';
import { Checkbox } from './checkbox';

const onTerms = jest.fn((event: { preventDefault(): void }) => event.preventDefault());

const agreement = (
  <>
    Leí y acepto los{' '}
    <a href="/terms" onClick={onTerms}>
      Términos
    </a>
  </>
);

test('is unticked at first; a click on its label and Space tick it', async () => {
  renderWithI18n(<Checkbox id="agree">{agreement}</Checkbox>);
  const box = screen.getByRole('checkbox', { name: 'Leí y acepto los Términos' });
  expect(box).not.toBeChecked();
  await userEvent.click(screen.getByText(/Leí y acepto/));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('a click on a link in its label does not tick it', async () => {
  renderWithI18n(<Checkbox id="agree">{agreement}</Checkbox>);
  await userEvent.click(screen.getByRole('link', { name: 'Términos' }));
  expect(onTerms).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});
