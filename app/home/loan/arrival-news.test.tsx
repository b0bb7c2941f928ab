import { screen } from '@testing-library/react';
import { feel } from '@/lib/bridge/haptics';
import { renderWithI18n } from '@/lib/testing/render';
import { ArrivalNews } from './arrival-news';

jest.mock('@/lib/bridge/haptics');

test('that money arrives is told and felt once, and only where it was awaited', () => {
  const { rerender } = renderWithI18n(<ArrivalNews state="lending" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<ArrivalNews state="waiting" />);
  expect(feel).not.toHaveBeenCalled();
  rerender(<ArrivalNews state="lending" />);
  rerender(<ArrivalNews state="lending" />);
  expect(screen.getByRole('status')).toHaveTextContent('Ya te enviamos la plata');
  expect(feel).toHaveBeenCalledTimes(1);
  rerender(<ArrivalNews state="overdue" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
