import { messageName } from './message-name';
import type { BridgeMessage } from './traffic';

const message = (from: 'page' | 'shell', content: unknown): BridgeMessage => ({
  ...{ id: 1, at: '2026-09-05T12:00:00.000Z' },
  ...{ from, message: content },
});
const request = message('page', { event: 'takePhoto', callbackId: '7' });

test.each([
  [request, 'takePhoto'],
  [message('shell', { event: 'back' }), 'back'],
  [message('shell', { callbackId: '7', data: {} }), 'reply to takePhoto'],
  [message('shell', { callbackId: '7', error: { code: 'denied' } }), 'error to takePhoto'],
  [message('shell', { callbackId: '8' }), 'reply'],
  [message('shell', '{"damaged'), 'reply'],
])('%j is named “%s”', (each, name) => {
  expect(messageName(each, [request])).toBe(name);
});
