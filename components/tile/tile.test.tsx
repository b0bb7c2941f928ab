import { render, screen } from '@testing-library/react';
import { iconMessageCircle } from '@/components/icon/shapes/loan';
import { Tile } from './tile';

test('with `href` it is one link', () => {
  render(
    <Tile icon={iconMessageCircle} action="Hablemos" href="#/ayuda">
      ¿Hoy no puedes?
    </Tile>,
  );
  expect(screen.getByRole('link', { name: /¿Hoy no puedes\?\s*Hablemos/ })).toBeInTheDocument();
});
