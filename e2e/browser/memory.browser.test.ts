import { expect, type Page } from '@playwright/test';
import { tabs } from '@/app/layout/tabs';
import { patienceMs } from '@/e2e/shared/eventually';
import { test } from './harness/test';
import { waitUntilIdle } from './harness/wait-until-idle';

type Kept = {
  /** Bytes of the objects, functions and texts that scripts keep. */
  bytes: number;
  nodes: number;
  listeners: number;
};

/**
 * What the page keeps after a collection of garbage. Left out is what grows with the machine: the code that V8 compiles
 * as long as functions are called, and what the browser keeps of its own, such as entries for slow frames and requests.
 */
async function measureKept(page: Page): Promise<Kept> {
  const protocol = await page.context().newCDPSession(page);
  let text = '';
  protocol.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    text += chunk;
  });
  await protocol.send('HeapProfiler.collectGarbage');
  await protocol.send('HeapProfiler.takeHeapSnapshot');
  const counts = await protocol.send('Memory.getDOMCounters');
  await protocol.detach();
  const { snapshot, nodes } = JSON.parse(text);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at + typeAt]];
    if (type !== 'code' && type !== 'native') bytes += nodes[at + sizeAt];
  }
  return { bytes, nodes: counts.nodes, listeners: counts.jsEventListeners };
}

const stops = [
  ...tabs.map(({ path }) => path),
  '/pages/custom-service/custom-service',
  '/pages/contract-new/my-coupon',
  '/pages/settings/settings',
];

/** Opens the stops of some numbers in turn, as links do, each once the one before is shown with its data. */
async function navigate(page: Page, first: number, last: number): Promise<void> {
  await page.evaluate(
    async ({ stops, first, last }) => {
      const frame = () => new Promise(requestAnimationFrame);
      const isLoaded = () =>
        [...document.querySelectorAll('main')].some(
          (main) => main.checkVisibility() && main.ariaBusy !== 'true',
        );
      for (let at = first; at <= last; at++) {
        const { title } = document;
        location.hash = `#${stops[at % stops.length]}`;
        while (document.title === title || !isLoaded()) await frame();
      }
    },
    { stops, first, last },
  );
}

test('after 200 navigations the page keeps as much as after 50, within 5 %', async ({ app }) => {
  const { page, open, requests } = await app();
  await open('/', 'lending');
  await waitUntilIdle(page, requests);
  await navigate(page, 1, 50);
  await waitUntilIdle(page, requests);
  const after50 = await measureKept(page);
  let last = 200;
  await navigate(page, 51, last);
  // What is kept of the screens before differs by a few percent from round to round; what leaks is kept after each.
  await expect(async () => {
    const first = last + 1;
    last += stops.length;
    await navigate(page, first, last);
    await waitUntilIdle(page, requests);
    const after200 = await measureKept(page);
    expect(after200.bytes).toBeLessThan(1.05 * after50.bytes);
    expect(after200.nodes).toBeLessThan(1.05 * after50.nodes);
    expect(after200.listeners).toBeLessThan(1.05 * after50.listeners);
  }).toPass({ timeout: patienceMs });
});
