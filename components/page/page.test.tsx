import { render, screen } from '@testing-library/react';
import { Page } from './page';

test('steps, content and dock are the main landmark, bar and tabs are not', () => {
  const { container } = render(
    <Page bar={<header>barra</header>} top={<p>pasos</p>} dock={<p>pagar</p>} tabBar={<nav />}>
      contenido
    </Page>,
  );
  expect(screen.getByRole('main')).toHaveTextContent(/^pasoscontenidopagar$/);
  expect(container).toHaveTextContent('barrapasoscontenidopagar');
});

test('while its content is loaded the main landmark is busy', () => {
  const { rerender } = render(<Page busy>hueso</Page>);
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  rerender(<Page>datos</Page>);
  expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy');
});
