import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { iconUser } from '@/components/icon/shapes/navigation';
import { LinkRow, Row, Rows } from './rows';

test('renders the rows as list items, in an ordered list with `ordered`', () => {
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

test('a row with `href` is one link', () => {
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

test('a row without `href` is a button', async () => {
  const press = jest.fn();
  render(
    <Rows>
      <LinkRow onClick={press} title="Cerrar sesión" />
    </Rows>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(press).toHaveBeenCalledTimes(1);
});
