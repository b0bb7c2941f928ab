import { act, fireEvent, screen as page } from '@testing-library/react';
import type { ScreenState } from '@/app/layout/screen-state';
import type { Screen } from '@/lib/router/define-screen';
import { NavigatorContext, useNavigator } from '@/lib/router/router-context';
import { renderScreen } from '@/scripts/jest/render-screen';
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

/** The screen for somebody who comes from another one, not from a reload or a link. */
const arrived: Screen = {
  needsLogin: true,
  render: (query) => <Arrived>{screen.render(query)}</Arrived>,
};

function Arrived({ children }: { children: React.ReactNode }) {
  const navigator = useNavigator();
  const location = { ...navigator.current(), navigationType: 'replace' } as const;
  return (
    <NavigatorContext value={{ ...navigator, current: () => location }}>
      {children}
    </NavigatorContext>
  );
}

test('it says what comes next and how long it usually takes', async () => {
  await open({ ...states.review, query: { minutes: '3' } });
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(page.getByText('Suele tomar 3 minutos')).toBeVisible();
  expect(page.getByText('Eliges monto y plazo')).toBeVisible();
});

test('five seconds later it goes Home by itself, once', async () => {
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

test('the countdown is a timer, which no screen reader says every second', async () => {
  await open(states.review);
  expect(page.getByRole('timer')).toBe(timer());
  expect(timer()).not.toHaveAttribute('aria-live');
});

test('the way Home can be taken at once', async () => {
  const { navigator } = await open(states.review);
  fireEvent.click(page.getByRole('button', { name: 'Ir al inicio' }));
  expect(navigator.relaunch).toHaveBeenCalledWith(home);
});

test('who wants to stay stays, and the focus goes to the way Home', async () => {
  const { navigator } = await open(states.review);
  fireEvent.click(page.getByRole('button', { name: 'Quedarme aquí' }));
  await pass(60_000);
  expect(navigator.relaunch).not.toHaveBeenCalled();
  expect(timer()).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Ir al inicio' })).toHaveFocus();
});

test('any key stops the countdown, as whoever uses a keyboard needs longer', async () => {
  const { navigator } = await open(states.review);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await pass(60_000);
  expect(navigator.relaunch).not.toHaveBeenCalled();
});

test.each([
  ['a bare link', {}],
  ['an address that somebody has changed', { minutes: '-7' }],
])('%s names the usual time', async (_name, query) => {
  await open({ ...states.bareLink, query });
  expect(page.getByText('Suele tomar 2 minutos')).toBeVisible();
});

test.each(['notInReview', 'decided'] as const)(
  'in the state %s it leads Home and claims nothing',
  async (name) => {
    const { navigator } = await open(states[name]);
    expect(navigator.relaunch).toHaveBeenCalledWith(home);
    expect(page.queryByText('Solicitud recibida')).not.toBeInTheDocument();
  },
);

test('who comes from handing in reads it at once, before the server is asked again', async () => {
  await open(states.loading, arrived);
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(page.getByText('Recién')).toBeVisible();
});

test('after a reload the server is asked first, and nothing is handed in', async () => {
  await open(states.loading);
  expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(page.queryByText('Solicitud recibida')).not.toBeInTheDocument();
});

test.each([
  ['error', 'No pudimos cargar esta parte'],
  ['offline', 'Sin conexión'],
] as const)('in the state %s after a reload it can be tried again', async (name, words) => {
  const [fault] = states[name].faults;
  await open({ ...states[name], faults: [{ ...fault, times: 1 }] });
  expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  fireEvent.click(page.getByRole('button', { name: 'Intentar de nuevo' }));
  await pass(0);
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
