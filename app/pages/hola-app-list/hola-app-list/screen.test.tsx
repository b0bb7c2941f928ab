import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PartnerApp } from '@/lib/api/schemas/home';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { screen } from './screen';
import { states } from './screen.states';

/** A sandbox that returns these apps. */
function withApps(ret: readonly PartnerApp[]) {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/get_app_list', (apps) => void apps.splice(0, apps.length, ...ret));
  return sandbox;
}

const app = (id: string, url: string): PartnerApp => ({ id, name: `App ${id}`, text: 'T', url });

test('tells apps without an icon, whose names begin alike, apart by two letters', async () => {
  const names = ['Hola Ahorro', 'Hola Cuentas', 'Hola Pega'];
  const sandbox = withApps(
    names.map((name, at) => ({ ...app(`${at}`, `https://app${at}.example/`), name })),
  );
  await renderScreen(screen, states.guest, { sandbox });
  await page.findByRole('link', { name: /Hola Ahorro/ });
  const discs = [...document.querySelectorAll('.disc')].map(({ textContent }) => textContent);
  expect(discs).toEqual(['HA', 'HC', 'HP']);
});

test('shows the host of each app and opens it in a new tab', async () => {
  window.open = jest.fn();
  await renderScreen(screen, states.guest);
  const link = await page.findByRole('link', { name: /Hola Ahorro/ });
  expect(link).toHaveTextContent('ahorro.example');
  await userEvent.click(link);
  expect(window.open).toHaveBeenCalledWith(
    'https://ahorro.example/',
    '_blank',
    'noopener,noreferrer',
  );
});

test('hides apps whose URL is not https', async () => {
  const sandbox = withApps([
    app('1', 'https://uno.example/'),
    app('2', 'http://dos.example/'),
    app('3', 'javascript:alert(1)'),
    app('4', 'tel:+566000000000'),
  ]);
  await renderScreen(screen, states.guest, { sandbox });
  expect(await page.findByText(/^App 1/)).toBeInTheDocument();
  expect(page.queryByText(/App [234]/)).not.toBeInTheDocument();
});

test("requests no icon from a partner's server", async () => {
  const icon = 'https://uno.example/icon.png';
  const sandbox = withApps([{ ...app('1', 'https://uno.example/'), icon }]);
  const { container } = await renderScreen(screen, states.guest, { sandbox });
  await page.findByText(/^App 1/);
  expect(container.querySelector('img, [src]')).toBeNull();
});
