import { render, screen } from '@testing-library/react';
import { Toast } from './toast';

test('the place of toasts is there before the first, so that it is heard', () => {
  const { rerender } = render(<Toast />);
  const place = screen.getByRole('status');
  expect(place).toBeEmptyDOMElement();
  rerender(<Toast text="Número copiado" confirms />);
  expect(screen.getByRole('status')).toBe(place);
  expect(place).toHaveTextContent('Número copiado');
});

test('only what confirms has a tick', () => {
  const { container, rerender } = render(<Toast text="Código vencido" />);
  expect(container.querySelector('svg')).toBeNull();
  rerender(<Toast text="Número copiado" confirms />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('nothing is drawn for an empty text', () => {
  render(<Toast text="" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
