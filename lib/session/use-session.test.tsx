import { act, render } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { coverAtom, isSessionReadyAtom, tokenAtom } from './session-state';
import { type Session, useCover, useSession } from './use-session';

const store = getDefaultStore();
const rendered: Session[] = [];

function Probe() {
  rendered.push(useSession());
  return null;
}

beforeEach(() => rendered.splice(0));

afterEach(() => {
  act(() => {
    store.set(tokenAtom, null);
    store.set(isSessionReadyAtom, false);
  });
});

test('follows log-in and restore', () => {
  render(<Probe />);
  expect(rendered.at(-1)).toEqual({ isLogged: false, isReady: false });
  act(() => store.set(isSessionReadyAtom, true));
  expect(rendered.at(-1)).toEqual({ isLogged: false, isReady: true });
  act(() => store.set(tokenAtom, 'token-1'));
  expect(rendered.at(-1)).toEqual({ isLogged: true, isReady: true });
});

test('nothing covers the app at first and while an exported page hydrates, then what was decided', () => {
  const covers: string[] = [];
  const Covered = () => {
    covers.push(useCover());
    return null;
  };
  expect(store.get(coverAtom)).toBe('none');
  store.set(coverAtom, 'lock');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Covered />);
  covers.splice(0);
  render(<Covered />, { container, hydrate: true });
  expect([covers[0], covers.at(-1)]).toEqual(['none', 'lock']);
  act(() => store.set(coverAtom, 'none'));
  expect(covers.at(-1)).toBe('none');
});

test('is a guest while an exported page hydrates, then the user who is logged in', () => {
  store.set(tokenAtom, 'token-1');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Probe />);
  rendered.splice(0);
  render(<Probe />, { container, hydrate: true });
  expect(rendered[0]).toEqual({ isLogged: false, isReady: false });
  expect(rendered.at(-1)).toEqual({ isLogged: true, isReady: false });
});
