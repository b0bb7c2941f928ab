import { EventEmitter } from 'node:events';
import { Underway } from './underway';

/** A browser's context that tells what a test makes it tell. */
function browser() {
  const events = Object.assign(new EventEmitter(), { pages: () => [] });
  const underway = new Underway(events);
  return { events, underway };
}

const request = (url: string) => ({ url: () => url });

/** Whether nothing is underway, once everything that can go on has gone on. */
async function isQuiet(underway: Underway): Promise<boolean> {
  let quiet = false;
  void underway.none().then(() => {
    quiet = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  return quiet;
}

test('it is quiet once every request has ended, well or not', async () => {
  const { events, underway } = browser();
  const [first, second] = [request('a'), request('b')];
  events.emit('request', first);
  events.emit('request', second);
  events.emit('requestfinished', first);
  expect(await isQuiet(underway)).toBe(false);
  events.emit('requestfailed', second);
  expect(await isQuiet(underway)).toBe(true);
});

test('nobody waits for an address that is named', async () => {
  const { events, underway } = browser();
  events.emit('request', request('https://app.luka.local/api/user/upload_behavior'));
  expect(await isQuiet(underway)).toBe(false);
  underway.ignore(['/api/user/upload_']);
  expect(await isQuiet(underway)).toBe(true);
});

test('what a page has asked for ends with the page', async () => {
  const { events, underway } = browser();
  const page = new EventEmitter();
  events.emit('page', page);
  events.emit('request', request('a'));
  page.emit('close');
  expect(await isQuiet(underway)).toBe(true);
});
