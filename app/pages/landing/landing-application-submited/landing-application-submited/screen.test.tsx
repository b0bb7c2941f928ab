import { act, fireEvent, screen as page } from '@testing-library/react';
import { useState } from 'react';
import type { ScreenState } from '@/app/pages/screen-state';
import { revalidate } from '@/lib/api/cache';
import { useCall } from '@/lib/api/use-call';
import type { Screen } from '@/lib/router/define-screen';
import { renderScreen } from '@/lib/testing/render-screen';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { states } from './screen.states';

const home = { path: '/', query: {} };
const inReview = 'Camila, recibimos tu solicitud';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const heading = () => page.getByRole('heading', { level: 1 });

beforeEach(() => jest.useFakeTimers());

async function open(state: ScreenState, shown: Screen = screen) {
  const rendered = await renderScreen(shown, state);
  await pass(0);
  return rendered;
}

test('shows what Home shows of the application, and takes its address once after five seconds', async () => {
  const { navigator } = await open(states.review);
  expect(heading()).toHaveTextContent(inReview);
  expect(page.getByText(textOf('home.review.didSend'))).toBeVisible();
  expect(page.getByRole('navigation')).toBeVisible();
  await pass(4900);
  expect(navigator.relaunch).not.toHaveBeenCalled();
  await pass(100);
  expect(navigator.relaunch).toHaveBeenCalledWith(home);
  await pass(10_000);
  expect(navigator.relaunch).toHaveBeenCalledTimes(1);
});

test.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['a touch', () => fireEvent.pointerDown(document.body)],
])('stays where it is read by %s', async (_name, use) => {
  const { navigator } = await open(states.review);
  use();
  await pass(60_000);
  expect(navigator.relaunch).not.toHaveBeenCalled();
});

test.each(['notInReview', 'decided'] as const)(
  'relaunches to Home without showing the screen when nothing is in review: %s',
  async (name) => {
    const { navigator } = await open(states[name]);
    expect(navigator.relaunch).toHaveBeenCalledWith(home);
    expect(page.queryByText(textOf('home.review.didSend'))).not.toBeInTheDocument();
    expect(page.queryByRole('button')).not.toBeInTheDocument();
  },
);

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
    needsLogin: true,
    render: (query) => <AfterHome>{screen.render(query)}</AfterHome>,
  };
  const { navigator, sandbox } = await open(states.notInReview, afterHome);
  sandbox.control.fault({ path: 'app/home', kind: 'timeout', times: 1 });
  fireEvent.click(page.getByRole('button', { name: 'Enviar' }));
  await pass(0);
  expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(navigator.relaunch).not.toHaveBeenCalled();
});
