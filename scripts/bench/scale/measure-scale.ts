import type { Browser } from 'playwright-core';
import { openServer } from '../load/bench-server';
import { type ListRun, measureList } from './measure-list';
import { measureUpload, phone, type UploadRun } from './measure-uploads';

/** What was measured with much data, by run. */
export type ScaleResult = {
  lists: { name: string; runs: ListRun[] }[];
  uploads: { name: string; runs: UploadRun[] }[];
};

const lists = [
  { name: '300 orders', orders: 300, points: [200] },
  { name: '10,000 orders', orders: 10_000, points: [200, 1000, 2000] },
];
const uploads = [
  { name: `${phone.messages.toLocaleString('en')} messages`, kind: 'sms' },
  { name: `${phone.apps.toLocaleString('en')} apps`, kind: 'apps' },
] as const;

/** Measures long lists and large uploads `runs` times, each time in a new profile. */
export async function measureScale(browser: Browser, runs: number): Promise<ScaleResult> {
  const server = await openServer('out', { sandbox: true });
  const result: ScaleResult = {
    lists: lists.map(({ name }) => ({ name, runs: [] })),
    uploads: uploads.map(({ name }) => ({ name, runs: [] })),
  };
  try {
    for (let run = 1; run <= runs; run++) {
      process.stderr.write(`scale, run ${run} of ${runs}\n`);
      for (const [index, list] of lists.entries())
        result.lists[index]?.runs.push(await measureList(browser, server, list));
      for (const [index, { kind }] of uploads.entries())
        result.uploads[index]?.runs.push(await measureUpload(browser, kind));
    }
  } finally {
    await server.close();
  }
  return result;
}
