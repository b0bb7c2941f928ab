import { act, render } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { isSessionReadyAtom, tokenAtom } from './session-state';
import { type Session, useSession } from './use-session';

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

test('is a guest while an exported page hydrates, then the user who is logged in', () => {
  store.set(tokenAtom, 'token-1');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Probe />);
  rendered.splice(0);
  render(<Probe />, { container, hydrate: true });
  expect(rendered[0]).toEqual({ isLogged: false, isReady: false });
  expect(rendered.at(-1)).toEqual({ isLogged: true, isReady: false });
});
