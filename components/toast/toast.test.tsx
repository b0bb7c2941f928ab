import { render, screen } from '@testing-library/react';
import { Toast } from './toast';

test('the live region exists before the first toast, so that it is announced', () => {
  const { rerender } = render(<Toast />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(<Toast text="Número copiado" />);
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('Número copiado');
});

test('an empty text renders no toast', () => {
  render(<Toast text="" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
