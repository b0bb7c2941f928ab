import { expect } from '@playwright/test';
import { test } from './harness/shell-test';

/** Runs in the page: a frame of it asks the bridge to open the dialler, with secrets that are not the page's. */
function callFromFrame(): string {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const bridge = (frame.contentWindow as typeof window | null)?.androidBridge;
  for (const secret of [undefined, '', '0'.repeat(32)]) {
    const call = { event: 'intentUriOpen', callbackId: 'test-0', data: { uri: 'tel:600' }, secret };
    bridge?.postMessage(JSON.stringify(call));
  }
  return typeof bridge;
}

test('a frame has the bridge as on Android, but no secret, so that its messages are ignored', async ({
  shell,
}) => {
  const { phone, onPage } = await shell();
  await onPage().home.waitForState('guest');
  expect(await phone.page.evaluate(callFromFrame)).toBe('object');
  // The page calls the bridge after that.
  await phone.page.reload();
  await onPage().home.waitForState('guest');
  expect(await phone.command('state')).toMatchObject({ opened: [] });
});
