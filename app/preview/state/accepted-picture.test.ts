import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { galleryAreas } from '../screens';
import { acceptedCell, acceptedLook, statePicture } from './accepted-picture';
import { findState, parseStateKey, stateKey } from './state-url';

const states = galleryAreas
  .flatMap((area) => area.screens)
  .flatMap((screen) => screen.states.map((state) => ({ screen, state })));

test('every state has an accepted picture under its name', () => {
  const missing = states
    .map(({ screen, state }) => statePicture({ path: screen.path, state: state.name }))
    .filter((name) => !existsSync(join('e2e/pictures', name)));
  expect(missing).toEqual([]);
});

test('languages are the columns of a sheet, themes its rows', () => {
  const state = findState('/', 'guest');
  const cellOf = (look: Parameters<typeof acceptedCell>[1]) => state && acceptedCell(state, look);
  const src = './preview/pictures/home/guest.webp';
  expect(cellOf({ locale: 'vi', theme: 'light' })).toEqual({ src, column: 2, row: 0 });
  expect(cellOf({ locale: 'es', theme: 'dark' })).toEqual({ src, column: 0, row: 1 });
});

test('dark is compared in Spanish only, of which there are dark pictures', () => {
  expect(acceptedLook({ locale: 'es', theme: 'dark' }).theme).toBe('dark');
  expect(acceptedLook({ locale: 'vi', theme: 'dark' })).toEqual({ locale: 'vi', theme: 'light' });
});

test('a state is found by its key, an unknown one is not', () => {
  for (const ref of states) expect(parseStateKey(stateKey(ref))).toEqual(ref);
  expect(parseStateKey('/pages/my-loan/my-loan:nowhere')).toBeUndefined();
  expect(parseStateKey('')).toBeUndefined();
});
