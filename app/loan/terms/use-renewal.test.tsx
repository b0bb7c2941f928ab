import { renderHook } from '@testing-library/react';
import { sampleAt, sampleTerms } from '../test/sample-terms';
import type { PreviewState } from './use-preview';
import { useRenewal } from './use-renewal';

const minute = 60_000;

beforeEach(() => {
  jest.useFakeTimers({ now: sampleAt });
});

afterEach(() => {
  jest.useRealTimers();
});

function start(status: PreviewState['status']) {
  const renew = jest.fn();
  renderHook(() => useRenewal({ status, terms: sampleTerms(), error: null, renew }));
  return renew;
}

test('figures that stand are left alone', () => {
  const renew = start('ready');
  jest.advanceTimersByTime(14 * minute);
  expect(renew).not.toHaveBeenCalled();
});

test('figures that have run out are asked for anew, also after a night', () => {
  const renew = start('ready');
  jest.setSystemTime(sampleAt + 480 * minute);
  jest.advanceTimersByTime(15_000);
  expect(renew).toHaveBeenCalled();
});

test('what is being asked for already is not asked for again', () => {
  const renew = start('updating');
  jest.advanceTimersByTime(60 * minute);
  expect(renew).not.toHaveBeenCalled();
});
