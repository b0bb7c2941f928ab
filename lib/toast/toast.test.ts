import { getDefaultStore } from 'jotai';
import { showToast, toastAtom } from './toast';

const shown = () => getDefaultStore().get(toastAtom);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

test('a toast stays 1500 ms', () => {
  showToast('Guardado');
  jest.advanceTimersByTime(1499);
  expect(shown()).toMatchObject({ message: 'Guardado' });
  jest.advanceTimersByTime(1);
  expect(shown()).toBeNull();
});

test('a second one takes its place and starts the time anew', () => {
  showToast('Uno');
  jest.advanceTimersByTime(1000);
  showToast({ key: 'apiErrors.network' });
  jest.advanceTimersByTime(1499);
  expect(shown()).toMatchObject({ message: { key: 'apiErrors.network' } });
  jest.advanceTimersByTime(1);
  expect(shown()).toBeNull();
});

test('the same text again is another showing', () => {
  showToast('Uno');
  const first = shown()?.id;
  showToast('Uno');
  expect(shown()?.id).not.toBe(first);
});

test('a longer text may stay longer', () => {
  showToast('Uno', 4000);
  jest.advanceTimersByTime(3999);
  expect(shown()).not.toBeNull();
});
