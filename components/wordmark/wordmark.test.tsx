import { render, screen } from '@testing-library/react';
import { Wordmark } from './wordmark';

test('the wordmark reads as the name alone; its point is a drawing', () => {
  render(<Wordmark name="luka" />);
  const mark = screen.getByText('luka');
  expect(mark.querySelector('.point')).toHaveAttribute('aria-hidden', 'true');
});
