import { getDefaultStore } from 'jotai';
import { tokenAtom } from '@/lib/session/session-state';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { followBehavior } from './follow-behavior';
import { followPerson } from './follow-person';

jest.mock('./follow-behavior', () => ({ followBehavior: jest.fn() }));

const navigator = fakeNavigator({ path: '/', query: {} });
const store = getDefaultStore();
let stop: () => void;

afterEach(() => {
  stop();
  store.set(tokenAtom, null);
  jest.mocked(followBehavior).mockClear();
});

test('a guest is not followed; whoever logs in is', () => {
  stop = followPerson(navigator);
  expect(followBehavior).not.toHaveBeenCalled();
  store.set(tokenAtom, 'token');
  expect(jest.mocked(followBehavior).mock.calls).toEqual([[navigator]]);
});

test('who is logged in already is followed at once', () => {
  store.set(tokenAtom, 'token');
  stop = followPerson(navigator);
  expect(followBehavior).toHaveBeenCalledTimes(1);
});
