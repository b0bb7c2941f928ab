import { act, renderHook } from '@testing-library/react';
import { hashNavigator } from '@/app/launch/hash-navigation';
import { useLeaveGuard, useLeaveRequest } from '@/lib/router/leave-guard';
import { followLinks } from './follow-links';

let stop: () => void;
let begun = 0;
let start = '';

beforeEach(() => {
  begun += 1;
  start = `/pages/start/start${begun}`;
  hashNavigator().replace({ path: start, query: {} });
  stop = followLinks();
});
afterEach(() => stop());

const currentLocation = () => hashNavigator().current();

function link(to: string): unknown {
  return window.onMessage?.(JSON.stringify({ event: 'link', data: { to } }));
}

test('a link leads to its screen, on top of the one on show', () => {
  expect(link('/pages/order-detail/order-detail?order_no=A+1')).toBe(true);
  expect(currentLocation()).toMatchObject({
    target: { path: '/pages/order-detail/order-detail', query: { order_no: 'A 1' } },
    navigationType: 'push',
  });
});

test('a link to where the person is leaves all as it stands', () => {
  link('/pages/policy/policy?type=faq');
  const before = currentLocation();
  expect(link('/pages/policy/policy?type=faq')).toBe(true);
  expect(currentLocation()).toBe(before);
});

test('with unsaved changes a link waits for the person’s answer', () => {
  const { result } = renderHook(() => {
    useLeaveGuard(true);
    return useLeaveRequest();
  });
  act(() => expect(link('/pages/my-loan/my-loan')).toBe(true));
  expect(currentLocation().target.path).toBe(start);
  act(() => result.current?.leave());
  expect(currentLocation().target.path).toBe('/pages/my-loan/my-loan');
});

test('without anybody to lead there the shell keeps the link', () => {
  stop();
  expect(link('/pages/my-loan/my-loan')).toBe(false);
});
