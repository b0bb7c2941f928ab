import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubmitEvent } from 'react';
import { iconCheck } from '@/components/icon/shapes/status';
import { renderWithI18n } from '@/lib/testing/render';
import { textOf } from '@/lib/testing/text-of';
import { Button } from './button';

test('a click, Enter and Space press the button', async () => {
  const press = jest.fn();
  render(<Button onClick={press}>Pagar $238.000</Button>);
  const button = screen.getByRole('button', { name: 'Pagar $238.000' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(3);
});

test('with `href` it is a link and calls onClick', async () => {
  const press = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <Button href="#/pages/sign/sign" onClick={press} icon={iconCheck} variant="soft" small>
      Ir a firmar
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Ir a firmar' });
  expect(link).toHaveAttribute('href', '#/pages/sign/sign');
  expect(link).toHaveClass('btn--soft', 'btn--small');
  await userEvent.click(link);
  expect(press).toHaveBeenCalledTimes(1);
});

test('while loading it is busy, keeps name and focus, and ignores clicks', async () => {
  const press = jest.fn();
  const { rerender } = render(<Button onClick={press}>Firmar</Button>);
  screen.getByRole('button').focus();
  rerender(
    <Button onClick={press} loading>
      Firmar
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Firmar' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  await userEvent.dblClick(button);
  expect(press).not.toHaveBeenCalled();
});

test('while loading, Enter in a field does not submit', async () => {
  const send = jest.fn((event: SubmitEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <input aria-label="Código" />
      <Button type="submit" loading>
        Entrar
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), '1{Enter}');
  expect(send).not.toHaveBeenCalled();
});

test('with `waiting` it is described by the reason and can be pressed', async () => {
  const press = jest.fn();
  render(
    <Button waiting="Falta repetir la foto por detrás." onClick={press}>
      Enviar solicitud
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Enviar solicitud' });
  expect(button).toHaveAccessibleDescription('Falta repetir la foto por detrás.');
  expect(button).toHaveClass('btn--waiting');
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});

test.each([false, true])(
  'once nothing is missing the line of the reason is there without it, so that the page stays where it is; at work: %s',
  (loading) => {
    const { container, rerender } = render(<Button waiting="Marca la casilla.">Firmar</Button>);
    rerender(<Button loading={loading}>Firmar</Button>);
    expect(container.querySelector('.btn__why')).toHaveAttribute('data-room', 'Marca la casilla.');
    expect(screen.queryByText('Marca la casilla.')).not.toBeInTheDocument();
    expect(screen.getByRole('button')).not.toHaveAccessibleDescription();
  },
);

test('with `ready` its line and description say that once nothing is missing, in the room of both', () => {
  const { rerender } = render(
    <Button waiting="Firma." ready="A tu Yape.">
      Firmar
    </Button>,
  );
  const button = screen.getByRole('button');
  expect(button).toHaveAccessibleDescription('Firma.');
  expect(screen.getByText('Firma.').parentElement).toHaveAttribute('data-room', 'A tu Yape.');
  rerender(<Button ready="A tu Yape.">Firmar</Button>);
  expect(button).toHaveAccessibleDescription('A tu Yape.');
  expect(button).not.toHaveClass('btn--waiting');
  expect(screen.getByText('A tu Yape.').parentElement).toHaveAttribute('data-room', 'Firma.');
});

test.each([
  ['says that it goes on, where it commits', false, 1],
  ['says nothing, where it only opens something', true, 0],
])('work that takes long %s', async (_, opens, notes) => {
  jest.useFakeTimers();
  renderWithI18n(
    <Button loading opens={opens}>
      Pagar $215.000
    </Button>,
  );
  const said = () => screen.queryAllByText(textOf('ui.button.slow'));
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(said()).toHaveLength(0);
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(said()).toHaveLength(notes);
  jest.useRealTimers();
});

test('says what it sends in the line of the reason, once that takes two seconds, and no more after that', async () => {
  jest.useFakeTimers();
  const { rerender } = renderWithI18n(<Button waiting="Firma.">Firmar</Button>);
  rerender(
    <Button loading ready="A tu Yape." working="Enviando tu firma.">
      Firmar
    </Button>,
  );
  await act(() => jest.advanceTimersByTimeAsync(1500));
  const line = screen.getByRole('status');
  expect(line.firstChild).toHaveAttribute('data-room', 'Firma.');
  expect(line).toHaveTextContent(/^A tu Yape\.$/);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('status')).toBe(line);
  await act(() => jest.advanceTimersByTimeAsync(8000));
  expect(line).toHaveTextContent(/^Enviando tu firma\.$/);
  jest.useRealTimers();
});

test('commits, unless it only opens something or is a link', () => {
  render(
    <>
      <Button>Firmar</Button>
      <Button opens>Leer el contrato</Button>
      <Button href="#/">Ver</Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Firmar' })).toHaveAttribute('data-commits');
  for (const opener of [screen.getByRole('button', { name: /Leer/ }), screen.getByRole('link')]) {
    expect(opener).not.toHaveAttribute('data-commits');
  }
});

test('submits a form that it is outside of', async () => {
  const send = jest.fn((event: SubmitEvent) => event.preventDefault());
  render(
    <>
      <form id="datos" onSubmit={send} />
      <Button type="submit" form="datos">
        Guardar y seguir
      </Button>
    </>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledTimes(1);
});
