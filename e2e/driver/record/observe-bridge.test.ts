/** @jest-environment jest-fixed-jsdom */
import { reportMessages } from './observe-bridge';

const posted: string[] = [];
let lines: unknown[];

beforeEach(() => {
  posted.length = 0;
  lines = [];
  jest.spyOn(console, 'debug').mockImplementation((line: string) => {
    lines.push(JSON.parse(line.slice('start:'.length)));
  });
  window.androidBridge = { postMessage: (text) => posted.push(text) };
  reportMessages('start:');
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'androidBridge');
  Reflect.deleteProperty(window, 'onMessage');
  Reflect.deleteProperty(window, 'onChunk');
});

test('a message of the page is reported without its secret, and sent as it is', () => {
  const text = JSON.stringify({ event: 'location', callbackId: '1', secret: 's' });
  window.androidBridge?.postMessage(text);
  expect(posted).toEqual([text]);
  expect(lines).toEqual([{ from: 'page', message: { event: 'location', callbackId: '1' } }]);
});

test('a message of the shell is reported and reaches the listener that the page set last', () => {
  expect(window.onMessage).toBeUndefined();
  window.onMessage = () => false;
  const received: unknown[] = [];
  window.onMessage = (message) => received.push(message) > 0;
  const text = '{"callbackId":"1","data":{"granted":true}}';
  expect(window.onMessage(text)).toBe(true);
  expect(received).toEqual([text]);
  expect(lines).toEqual([{ from: 'shell', message: { callbackId: '1', data: { granted: true } } }]);
});

test('a damaged message is reported as text', () => {
  window.onMessage = () => false;
  expect(window.onMessage('{"event"')).toBe(false);
  expect(lines).toEqual([{ from: 'shell', message: '{"event"' }]);
});

test('long texts are cut', () => {
  window.androidBridge?.postMessage(JSON.stringify({ data: { photo: 'x'.repeat(400) } }));
  const photo = `${'x'.repeat(60)}… (400 characters)`;
  expect(lines).toEqual([{ from: 'page', message: { data: { photo } } }]);
});

test('a second report of the same document changes nothing', () => {
  reportMessages('start:');
  window.androidBridge?.postMessage('{}');
  expect(lines).toHaveLength(1);
});
