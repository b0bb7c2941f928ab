import { act, fireEvent, screen as page } from '@testing-library/react';
import { useState } from 'react';
import type { ScreenState } from '@/app/pages/screen-state';
import { revalidate } from '@/lib/api/cache';
import { useCall } from '@/lib/api/use-call';
import type { Screen } from '@/lib/router/define-screen';
import { NavigatorContext, useNavigator } from '@/lib/router/router-context';
import { renderScreen } from '@/lib/testing/render-screen';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

const home = { path: '/', query: {} };
const title = 'Recibimos tu solicitud';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const timer = () => document.getElementById(ids.timer);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

async function open(state: ScreenState, shown: Screen = screen) {
  const rendered = await renderScreen(shown, state);
  await pass(0);
  return rendered;
}

/** The screen as reached by navigation, not by a reload or a link. */
const navigated: Screen = {
  needsLogin: true,
  render: (query) => <Navigated>{screen.render(query)}</Navigated>,
};

function Navigated({ children }: { children: React.ReactNode }) {
  const navigator = useNavigator();
  const location = { ...navigator.current(), navigationType: 'replace' } as const;
  return (
    <NavigatorContext value={{ ...navigator, current: () => location }}>
      {children}
    </NavigatorContext>
  );
}

test('relaunches to Home once after five seconds', async () => {
  const { navigator } = await open(states.review);
  expect(timer()).toHaveTextContent('Vas al inicio en 5 segundos');
  await pass(4000);
  expect(timer()).toHaveTextContent('Vas al inicio en 1 segundo');
  expect(navigator.relaunch).not.toHaveBeenCalled();
  await pass(1000);
  expect(navigator.relaunch).toHaveBeenCalledWith(home);
  await pass(10_000);
  expect(navigator.relaunch).toHaveBeenCalledTimes(1);
});

test('the countdown is a timer that is not announced every second', async () => {
  await open(states.review);
  expect(page.getByRole('timer')).toBe(timer());
  expect(timer()).not.toHaveAttribute('aria-live');
});

test('relaunches to Home at once on the button', async () => {
  const { navigator } = await open(states.review);
  fireEvent.click(page.getByRole('button', { name: 'Ir al inicio' }));
  expect(navigator.relaunch).toHaveBeenCalledWith(home);
});

test('stops the countdown and focuses the Home button when the user stays', async () => {
  const { navigator } = await open(states.review);
  fireEvent.click(page.getByRole('button', { name: 'Quedarme aquí' }));
  await pass(60_000);
  expect(navigator.relaunch).not.toHaveBeenCalled();
  expect(timer()).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Ir al inicio' })).toHaveFocus();
  expect(page.queryByRole('button', { name: 'Quedarme aquí' })).not.toBeInTheDocument();
});

test('stops the countdown on any key', async () => {
  const { navigator } = await open(states.review);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await pass(60_000);
  expect(navigator.relaunch).not.toHaveBeenCalled();
});

test.each([
  ['has no minutes', {}],
  ['has invalid minutes', { minutes: '-7' }],
])('shows the default duration when the query %s', async (_name, query) => {
  await open({ ...states.bareLink, query });
  expect(page.getByText('Suele tomar 2 minutos')).toBeVisible();
});

test('stays while Home is fetched again, after which it may be decided', async () => {
  const { navigator, sandbox } = await open(states.review);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  sandbox.control.fault({ path: 'app/home', kind: 'timeout', times: 1 });
  act(() => revalidate('app/home'));
  await pass(0);
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(navigator.relaunch).not.toHaveBeenCalled();
});

test.each(['notInReview', 'decided'] as const)(
  'relaunches to Home without showing the screen when nothing is in review: %s',
  async (name) => {
    const { navigator } = await open(states[name]);
    expect(navigator.relaunch).toHaveBeenCalledWith(home);
    expect(page.queryByText('Solicitud recibida')).not.toBeInTheDocument();
  },
);

test('shows the screen before the reply when reached by navigation', async () => {
  await open(states.loading, navigated);
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(page.getByText('Recién')).toBeVisible();
});

test('waits for the reply after a reload', async () => {
  await open(states.loading);
  expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(page.queryByText('Solicitud recibida')).not.toBeInTheDocument();
});

test.each([
  ['error', 'No pudimos cargar tu solicitud'],
  ['offline', 'Sin conexión'],
] as const)('shows the failure and retries after a reload: %s', async (name, words) => {
  const [fault] = states[name].faults;
  await open({ ...states[name], faults: [{ ...fault, times: 1 }] });
  expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  fireEvent.click(page.getByRole('button', { name: 'Intentar de nuevo' }));
  await pass(0);
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

/** Home, whose reply is cached, and from which a submission leads to the screen. */
function AfterHome({ children }: { children: React.ReactNode }) {
  const [hasLeft, setLeft] = useState(false);
  useCall('app/home', {});
  if (hasLeft) return children;
  function submit() {
    revalidate('app/home');
    setLeft(true);
  }
  return (
    <button type="button" onClick={submit}>
      Enviar
    </button>
  );
}

test('takes no cached Home from before the submission for the state of the account', async () => {
  const afterHome: Screen = {
    ...navigated,
    render: (query) => <AfterHome>{navigated.render(query)}</AfterHome>,
  };
  const { navigator, sandbox } = await open(states.notInReview, afterHome);
  sandbox.control.fault({ path: 'app/home', kind: 'timeout', times: 1 });
  fireEvent.click(page.getByRole('button', { name: 'Enviar' }));
  await pass(0);
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(navigator.relaunch).not.toHaveBeenCalled();
});

test('shows no failure while it relaunches to Home, as nothing is in review', async () => {
  await open(states.notInReview);
  expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(page.queryByRole('button')).not.toBeInTheDocument();
});
