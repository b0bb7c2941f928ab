import { act, renderHook, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { pushBackHandler } from '@/lib/gestures/back-stack';
import { dropLeaveRequest, useLeaveGuard, useLeaveRequest } from '@/lib/router/leave-guard';
import { claimOwnership, forgetOwner } from '@/lib/session/owner';
import { isSessionReadyAtom } from '@/lib/session/session-state';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { passTurns } from '@/lib/testing/pass-turns';
import { hashNavigator, onSystemBack } from './hash-navigation';

const form = { path: '/pages/step/step-basic/step-basic', query: {} };
afterEach(dropLeaveRequest);

const at = () => hashNavigator().current().target;
const arrive = (path: string) => waitFor(() => expect(at().path).toBe(path));
const request = () => renderHook(useLeaveRequest).result.current;

/** Answers the question about unsaved changes. */
function answer(by: 'leave' | 'stay') {
  const asked = request();
  if (!asked) throw new Error('nothing is asked');
  act(() => asked[by]());
}

/** Opens a form over Home, in which something was typed. */
async function openDirtyForm() {
  hashNavigator().relaunch(form);
  await arrive(form.path);
  return renderHook(() => useLeaveGuard(true));
}

test('the phone’s Back leaves the app before there is a screen', () => {
  expect(onSystemBack()).toBe(false);
});

test('the history that the tab had before a reload is gone back in', async () => {
  writeValue('luka_stack', {
    hashes: ['#/', '#/pages/product/product', '#/pages/faq/faq'],
    index: 2,
  });
  window.history.replaceState(null, '', '#/');
  window.history.pushState(null, '', '#/pages/product/product');
  window.history.pushState(null, '', '#/pages/faq/faq');
  expect(at().path).toBe('/pages/faq/faq');
  expect(hashNavigator()).toBe(hashNavigator());
  expect(onSystemBack()).toBe(true);
  await arrive('/pages/product/product');
  expect(readValue('luka_stack')?.index).toBe(1);
});

test('what is gone to is stored for a reload', async () => {
  hashNavigator().relaunch(form);
  await arrive(form.path);
  expect(readValue('luka_stack')).toEqual({
    hashes: ['#/', '#/pages/step/step-basic/step-basic'],
    index: 1,
  });
});

test('Back asks before unsaved changes are left, and goes once the user has agreed', async () => {
  await openDirtyForm();
  expect(onSystemBack()).toBe(true);
  await act(passTurns);
  expect(at()).toEqual(form);
  answer('leave');
  await arrive('/');
});

test('the user may stay with unsaved changes', async () => {
  const guard = await openDirtyForm();
  onSystemBack();
  answer('stay');
  expect(request()).toBeNull();
  await act(passTurns);
  expect(at()).toEqual(form);
  guard.unmount();
  expect(onSystemBack()).toBe(true);
  await arrive('/');
});

test('Back to another page of a form with unsaved changes asks nothing', async () => {
  const guard = await openDirtyForm();
  hashNavigator().push({ ...form, query: { page: '2' } });
  expect(onSystemBack()).toBe(true);
  await waitFor(() => expect(at()).toEqual(form));
  expect(request()).toBeNull();
  guard.unmount();
});

test('Back closes a sheet before it asks about unsaved changes', async () => {
  const guard = await openDirtyForm();
  const close = jest.fn(() => true);
  const remove = pushBackHandler(close);
  expect(onSystemBack()).toBe(true);
  expect(close).toHaveBeenCalledTimes(1);
  expect(request()).toBeNull();
  remove();
  guard.unmount();
});

test('once the user has left, Home is shown and nothing is asked or gone back to', async () => {
  getDefaultStore().set(isSessionReadyAtom, true);
  claimOwnership('u1');
  await openDirtyForm();
  onSystemBack();
  expect(request()).not.toBeNull();
  act(forgetOwner());
  expect(at().path).toBe('/');
  expect(request()).toBeNull();
  await waitFor(() => expect(readValue('luka_stack')).toEqual({ hashes: ['#/'], index: 0 }));
  removeValue('luka_owner');
  getDefaultStore().set(isSessionReadyAtom, false);
});
