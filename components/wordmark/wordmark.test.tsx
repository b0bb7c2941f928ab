import { render, screen } from '@testing-library/react';
import { Wordmark } from './wordmark';

test('the point is hidden from screen readers', () => {
  render(<Wordmark name="luka" />);
  const mark = screen.getByText('luka');
  expect(mark.querySelector('.point')).toHaveAttribute('aria-hidden', 'true');
});
