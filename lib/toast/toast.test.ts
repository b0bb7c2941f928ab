import { getDefaultStore } from 'jotai';
import { showToast, toastAtom } from './toast';

const shown = () => getDefaultStore().get(toastAtom);

beforeEach(() => jest.useFakeTimers());

test('shows a toast for 1500 ms', () => {
  showToast('Guardado');
  jest.advanceTimersByTime(1499);
  expect(shown()).toMatchObject({ message: 'Guardado' });
  jest.advanceTimersByTime(1);
  expect(shown()).toBeNull();
});

test('a second toast replaces the first and restarts the timer', () => {
  showToast('Uno');
  jest.advanceTimersByTime(1000);
  showToast({ key: 'apiErrors.network' });
  jest.advanceTimersByTime(1499);
  expect(shown()).toMatchObject({ message: { key: 'apiErrors.network' } });
  jest.advanceTimersByTime(1);
  expect(shown()).toBeNull();
});

test('the same text again has another id', () => {
  showToast('Uno');
  const first = shown()?.id;
  showToast('Uno');
  expect(shown()?.id).not.toBe(first);
});

test('shows a toast for the given duration', () => {
  showToast('Uno', 4000);
  jest.advanceTimersByTime(3999);
  expect(shown()).not.toBeNull();
});
