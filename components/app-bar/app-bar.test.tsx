import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithI18n } from '@/lib/testing/render';
import { AppBar, HomeBar } from './app-bar';

test('shows Back and Help with their names', async () => {
  const back = jest.fn();
  renderWithI18n(<AppBar title="Solicitud" back={{ onClick: back }} help={{ href: '#/ayuda' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
  expect(back).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Ayuda' })).toHaveAttribute('href', '#/ayuda');
  expect(screen.getByRole('banner')).toHaveTextContent('Solicitud');
});

test('shows no buttons without back and help', () => {
  renderWithI18n(<AppBar title="Mis préstamos" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the title is a heading only with `heading`', () => {
  renderWithI18n(<AppBar title="Perfil" />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  renderWithI18n(<AppBar title="Mis préstamos" heading />);
  expect(screen.getByRole('heading', { level: 1, name: 'Mis préstamos' })).toBeInTheDocument();
});

test('the bar of Home shows the wordmark on the sky of the hero', () => {
  renderWithI18n(
    <HomeBar name="luka" sky="dusk" action={<button type="button">Entrar</button>} help={{}} />,
  );
  const bar = screen.getByRole('banner');
  expect(bar).toHaveClass('appbar--dusk');
  expect(bar).toHaveTextContent('luka');
  expect(screen.getByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ayuda' })).toBeInTheDocument();
});

test('Back has a name in every language', () => {
  renderWithI18n(<AppBar title="Loan" back={{}} />, { locale: 'en' });
  expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument();
  renderWithI18n(<AppBar title="Khoản vay" back={{}} />, { locale: 'vi' });
  expect(screen.getByRole('button', { name: 'Quay lại' })).toBeInTheDocument();
});
