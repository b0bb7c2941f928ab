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

test('it begins unticked and is ticked by its words and by the space bar', async () => {
  const user = userEvent.setup();
  renderWithI18n(<Checkbox id="agree">{agreement}</Checkbox>);
  const box = screen.getByRole('checkbox', { name: 'Leí y acepto los Términos' });
  expect(box).not.toBeChecked();
  await user.click(screen.getByText(/Leí y acepto/));
  expect(box).toBeChecked();
  await user.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('a link in its text opens without ticking the box', async () => {
  const user = userEvent.setup();
  renderWithI18n(<Checkbox id="agree">{agreement}</Checkbox>);
  await user.click(screen.getByRole('link', { name: 'Términos' }));
  expect(onTerms).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('an error is tied to the box', () => {
  renderWithI18n(
    <Checkbox id="agree" error="Acepta los términos para seguir">
      {agreement}
    </Checkbox>,
  );
  const box = screen.getByRole('checkbox');
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Error: Acepta los términos para seguir');
});
