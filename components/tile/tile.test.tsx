import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('without `href` it is one button', async () => {
  const press = jest.fn();
  render(
    <Tile icon={iconMessageCircle} action="Usar" onClick={press}>
      Tienes un cupón
    </Tile>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Tienes un cupón\s*Usar/ }));
  expect(press).toHaveBeenCalledTimes(1);
});
