import { render, screen } from '@testing-library/react';
import { Page } from './page';

test('the main landmark has stepper, content and dock, but not bar and tabs', () => {
  const { container } = render(
    <Page bar={<header>barra</header>} top={<p>pasos</p>} dock={<p>pagar</p>} tabBar={<nav />}>
      contenido
    </Page>,
  );
  expect(screen.getByRole('main')).toHaveTextContent(/^pasoscontenidopagar$/);
  expect(container).toHaveTextContent('barrapasoscontenidopagar');
});

test('the main landmark is busy while the content loads', () => {
  const { rerender } = render(<Page busy>hueso</Page>);
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  rerender(<Page>datos</Page>);
  expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy');
});
