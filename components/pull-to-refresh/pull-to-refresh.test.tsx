import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { renderWithI18n } from '@/lib/testing/render';
import { PullToRefresh } from './pull-to-refresh';
import { pull } from './use-pull';

let settle: { resolve: () => void; reject: () => void };
const onRefresh = jest.fn(
  () =>
    new Promise<void>((resolve, reject) => {
      settle = { resolve, reject: () => reject(new Error('offline')) };
    }),
);

beforeEach(() => jest.useFakeTimers());

function setUp() {
  const view = renderWithI18n(
    <PullToRefresh onRefresh={onRefresh}>
      <div data-testid="list">
        <p>Préstamo</p>
      </div>
    </PullToRefresh>,
  );
  return view;
}

const page = () => screen.getByText('Préstamo');
const root = () => page().closest('.pull');
const phase = () => root()?.getAttribute('data-phase');
const at = (clientY: number, clientX = 100) => ({ touches: [{ clientX, clientY }] });

function moveTo(clientY: number, clientX = 100): boolean {
  return fireEvent.touchMove(page(), { ...at(clientY, clientX), cancelable: true });
}
function pullBy(distance: number) {
  fireEvent.touchStart(page(), at(200));
  moveTo(200 + distance);
}
async function advance(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

test('aborts for .3 s without a refresh when released before reaching', async () => {
  setUp();
  pullBy(149);
  fireEvent.touchEnd(page());
  expect(phase()).toBe('aborting');
  await advance(pull.settleMs);
  expect(phase()).toBe('idle');
  expect(onRefresh).not.toHaveBeenCalled();
});

test('aborts when the touch is cancelled after reaching', () => {
  setUp();
  pullBy(200);
  fireEvent.touchCancel(page());
  expect(phase()).toBe('aborting');
  expect(onRefresh).not.toHaveBeenCalled();
});

test('a failed refresh restores without announcing success', async () => {
  setUp();
  pullBy(200);
  fireEvent.touchEnd(page());
  await act(async () => settle.reject());
  expect(phase()).toBe('restoring');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a refresh that does not settle restores after 60 s, and settling later changes nothing', async () => {
  setUp();
  pullBy(200);
  fireEvent.touchEnd(page());
  await advance(pull.limitMs - 1);
  expect(phase()).toBe('refreshing');
  await advance(1);
  expect(phase()).toBe('restoring');
  await advance(pull.settleMs);
  pullBy(30);
  await act(async () => settle.resolve());
  expect(phase()).toBe('pulling');
});

test('does not pull while the page is scrolled down', () => {
  setUp();
  screen.getByTestId('list').scrollTop = 1;
  pullBy(200);
  expect(phase()).toBe('idle');
});

test.each([
  ['up', 150, 100],
  ['sideways', 240, 180],
])('does not pull when the finger moves %s first', (_, y, x) => {
  setUp();
  fireEvent.touchStart(page(), at(200));
  expect(moveTo(y, x)).toBe(true);
  moveTo(400);
  expect(phase()).toBe('idle');
});

test('prevents scrolling while pulling', () => {
  setUp();
  fireEvent.touchStart(page(), at(200));
  expect(moveTo(200)).toBe(true);
  expect(moveTo(230)).toBe(false);
});

test('does not pull with two fingers, and a second finger aborts', () => {
  setUp();
  const two = { touches: [...at(200).touches, ...at(300).touches] };
  fireEvent.touchStart(page(), two);
  moveTo(400);
  expect(phase()).toBe('idle');
  pullBy(200);
  fireEvent.touchStart(page(), two);
  expect(phase()).toBe('aborting');
});

test('does not pull when the browser is scrolling already', () => {
  setUp();
  fireEvent.touchStart(page(), at(200));
  fireEvent(page(), createEvent.touchMove(page(), { ...at(400), cancelable: false }));
  expect(phase()).toBe('idle');
});

test('the button refreshes, once at a time', async () => {
  setUp();
  const button = screen.getByRole('button', { name: 'Actualizar' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(onRefresh).toHaveBeenCalledTimes(1);
  expect(phase()).toBe('refreshing');
  expect(screen.getByRole('status')).toHaveTextContent('Actualizando');
  await act(async () => settle.resolve());
  expect(screen.getByRole('status')).toHaveTextContent('Actualizado');
});
