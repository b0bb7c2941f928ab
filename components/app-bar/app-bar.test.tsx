import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithI18n } from '@/lib/testing/render';
import { AppBar, HomeBar } from './app-bar';

test('back and help are named and lead on', async () => {
  const back = jest.fn();
  renderWithI18n(<AppBar title="Solicitud" back={{ onClick: back }} help={{ href: '#/ayuda' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
  expect(back).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Ayuda' })).toHaveAttribute('href', '#/ayuda');
  expect(screen.getByRole('banner')).toHaveTextContent('Solicitud');
});

test('a bar without back or help has no buttons', () => {
  renderWithI18n(<AppBar title="Mis préstamos" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the title is a heading only where it is asked for', () => {
  renderWithI18n(<AppBar title="Perfil" />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  renderWithI18n(<AppBar title="Mis préstamos" heading />);
  expect(screen.getByRole('heading', { level: 1, name: 'Mis préstamos' })).toBeInTheDocument();
});

test('the bar of Home shows the wordmark on the sky below it', () => {
  renderWithI18n(
    <HomeBar name="luka" sky="dusk" action={<button type="button">Entrar</button>} help={{}} />,
  );
  const bar = screen.getByRole('banner');
  expect(bar).toHaveClass('appbar--dusk');
  expect(bar).toHaveTextContent('luka');
  expect(screen.getByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ayuda' })).toBeInTheDocument();
});

test('back is named in every language', () => {
  renderWithI18n(<AppBar title="Loan" back={{}} />, { locale: 'en' });
  expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument();
  renderWithI18n(<AppBar title="Khoản vay" back={{}} />, { locale: 'vi' });
  expect(screen.getByRole('button', { name: 'Quay lại' })).toBeInTheDocument();
});
