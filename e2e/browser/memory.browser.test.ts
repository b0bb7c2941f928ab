import { expect, type Page } from '@playwright/test';
import { tabs } from '@/app/layout/tabs';
import { test } from './harness/test';

/**
 * The bytes of what the page keeps in JavaScript's heap after a collection of garbage: without V8's own code, of which it
 * compiles more as long as functions are called.
 */
async function keptBytes(page: Page): Promise<number> {
  const protocol = await page.context().newCDPSession(page);
  let text = '';
  protocol.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    text += chunk;
  });
  await protocol.send('HeapProfiler.collectGarbage');
  await protocol.send('HeapProfiler.takeHeapSnapshot');
  await protocol.detach();
  const { snapshot, nodes } = JSON.parse(text);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (types[0][nodes[at + typeAt]] !== 'code') bytes += nodes[at + sizeAt];
  }
  return bytes;
}

const stops = [
  ...tabs.map(({ path }) => path),
  '/pages/custom-service/custom-service',
  '/pages/settings/settings',
];

/** Opens the stops of some numbers in turn, as links do. */
async function navigate(page: Page, first: number, last: number): Promise<void> {
  await page.evaluate(
    async ({ stops, first, last }) => {
      const frame = () => new Promise(requestAnimationFrame);
      for (let at = first; at <= last; at++) {
        location.hash = `#${stops[at % stops.length]}`;
        const shownBefore = performance.now();
        while (performance.now() - shownBefore < 60) await frame();
      }
    },
    { stops, first, last },
  );
}

test('after 250 navigations the page keeps as much as after 100, within 5 %', async ({ app }) => {
  const { page, open, requests } = await app();
  await open('/', 'lending');
  // A busy machine does not load a screen before the next one is opened.
  for (let at = 1; at <= stops.length; at++) {
    await navigate(page, at, at);
    await requests.waitUntilIdle();
  }
  await navigate(page, stops.length + 1, 100);
  await requests.waitUntilIdle();
  const after100 = await keptBytes(page);
  await navigate(page, 101, 250);
  await requests.waitUntilIdle();
  const growth = (await keptBytes(page)) / after100 - 1;
  expect(growth).toBeLessThan(0.05);
});
