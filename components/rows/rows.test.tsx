import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { iconUser } from '@/components/icon/shapes/navigation';
import { LinkRow, Row, Rows } from './rows';

test('rows are items of a list, in order where steps are told', () => {
  render(
    <Rows ordered label="Así funciona">
      <Row icon={iconUser} title="Cuéntanos quién eres" text="Tu RUN y tus datos." />
      <Row title="Tú decides" end="$200.000" />
    </Rows>,
  );
  const list = screen.getByRole('list', { name: 'Así funciona' });
  expect(list.tagName).toBe('OL');
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(['Cuéntanos quién eresTu RUN y tus datos.', 'Tú decides$200.000']);
});

test('a row with an address is one link, words and all', () => {
  render(
    <Rows>
      <LinkRow href="#/faq" icon={iconUser} title="Cuánto cuesta" text="Todos los costos" />
    </Rows>,
  );
  expect(screen.getByRole('link', { name: /Cuánto cuesta\s*Todos los costos/ })).toHaveAttribute(
    'href',
    '#/faq',
  );
});

test('a row without an address is a button', async () => {
  const press = jest.fn();
  render(
    <Rows>
      <LinkRow onClick={press} title="Cerrar sesión" />
    </Rows>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(press).toHaveBeenCalledTimes(1);
});
