import { screen as page } from '@testing-library/react';
import { renderWithI18n } from '@/lib/testing/render';
import { StepHead } from './step-head';

const head = (number: number, quiet = false) => (
  <StepHead title="Tus datos" lede="Como en tu carnet." part={{ number, total: 3 }} quiet={quiet} />
);

test('takes the focus and scrolls up on another page of the step, not on the first and not again', () => {
  const { rerender } = renderWithI18n(head(1));
  const heading = page.getByRole('heading');
  expect(heading).not.toHaveFocus();
  rerender(head(2));
  expect(heading).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
  heading.blur();
  rerender(head(2, true));
  rerender(head(2));
  expect(heading).not.toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});

test('leaves the focus to the summary of errors', () => {
  const { rerender } = renderWithI18n(head(1));
  rerender(head(2, true));
  expect(page.getByRole('heading')).not.toHaveFocus();
});

test('takes the focus with another title, as of the summary that photos become', () => {
  const { rerender } = renderWithI18n(<StepHead title="Tu cédula" quiet />);
  rerender(<StepHead title="Revisa tu solicitud" />);
  expect(page.getByRole('heading')).toHaveFocus();
  page.getByRole('heading').blur();
  rerender(<StepHead title="Tu cédula" quiet />);
  expect(page.getByRole('heading')).not.toHaveFocus();
});
