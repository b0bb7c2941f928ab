import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  iconHome,
  iconHomeFilled,
  iconReceipt,
  iconReceiptFilled,
  iconUser,
  iconUserFilled,
} from '@/components/icon/shapes/navigation';
import { renderWithI18n } from '@/lib/testing/render';
import { type Tab, TabBar } from './tab-bar';

const tabs: Tab[] = [
  { text: 'Inicio', icon: iconHome, selectedIcon: iconHomeFilled, href: '#/', selected: true },
  {
    text: 'Mis préstamos',
    icon: iconReceipt,
    selectedIcon: iconReceiptFilled,
    href: '#/pages/my-loan/my-loan',
    selected: false,
  },
  {
    text: 'Perfil',
    icon: iconUser,
    selectedIcon: iconUserFilled,
    href: '#/pages/profile/profile',
    selected: false,
  },
];

test('the tabs are links of the main navigation, one is the current page', () => {
  renderWithI18n(<TabBar tabs={tabs} />);
  const bar = within(screen.getByRole('navigation', { name: 'Principal' }));
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Inicio',
    'Mis préstamos',
    'Perfil',
  ]);
  expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('Inicio');
});

test('calls onClick for every tab, the selected one included', async () => {
  const tap = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  renderWithI18n(<TabBar tabs={tabs.map((tab) => ({ ...tab, onClick: tap }))} />);
  await userEvent.click(screen.getByRole('link', { name: 'Perfil' }));
  await userEvent.click(screen.getByRole('link', { name: 'Inicio' }));
  expect(tap).toHaveBeenCalledTimes(2);
});
