import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { feel } from './haptics';

let native: FakeShell;
let time = 0;
/** The URIs that the shell was asked for. */
const felt = () => native.posted.map(({ data }) => data);
/** Whether the user has asked for less motion. */
function setReducedMotion(matches: boolean) {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ ...window.matchMedia(''), matches });
}

beforeEach(() => {
  native = installFakeShell();
  native.reply('intentUriOpen', { opened: true });
  time += 10_000;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  setReducedMotion(false);
});

test('asks the shell for a touch', async () => {
  feel('confirm');
  await native.next('intentUriOpen');
  expect(felt()).toEqual([{ uri: 'luka:confirm' }]);
});

test('leaves out the ticks that follow each other faster than 50 ms, and no confirmation', async () => {
  for (const ms of [0, 20, 20, 20]) {
    time += ms;
    feel('tick');
  }
  feel('confirm');
  for (let count = 0; count < 3; count++) await native.next('intentUriOpen');
  expect(felt()).toEqual([{ uri: 'luka:tick' }, { uri: 'luka:tick' }, { uri: 'luka:confirm' }]);
});

test('asks for nothing where the user wants less motion', async () => {
  setReducedMotion(true);
  feel('confirm');
  setReducedMotion(false);
  feel('tick');
  await native.next('intentUriOpen');
  expect(felt()).toEqual([{ uri: 'luka:tick' }]);
});

test('does nothing in a browser', () => {
  native.remove();
  expect(() => feel('confirm')).not.toThrow();
  expect(felt()).toEqual([]);
});
