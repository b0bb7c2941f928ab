import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportSources, isBuilt, markBuilt, readExport } from './ensure-built';
import { newestChange } from './files';
import { loadSettings, sandboxSettings } from './settings';

const server = { ...sandboxSettings, NEXT_PUBLIC_API_BASE_URL: 'https://api.luka.example' };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'luka-settings-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('a complete export', () => {
  const later = new Date(newestChange(exportSources) + 1000);

  test('is built for the settings it was made with alone', () => {
    markBuilt(folder, server, later);
    expect(isBuilt(folder, server)).toBe(true);
    expect(isBuilt(folder, sandboxSettings)).toBe(false);
    expect(isBuilt(folder, { ...server, LUKA_SITE_URL: 'https://luka.example/' })).toBe(false);
    expect(isBuilt(folder, { ...server, NEXT_PUBLIC_ANYTHING: '1' })).toBe(false);
    expect(readExport(folder)?.server).toBe('https://api.luka.example');
  });

  test('is outdated once a source is newer', () => {
    markBuilt(folder, server, new Date(newestChange(exportSources) - 1));
    expect(isBuilt(folder, server)).toBe(false);
  });
});

test('a test that was changed makes nothing outdated, as no build has it', () => {
  for (const [name, changedAt] of Object.entries({ 'a.ts': 1000, 'a.test.ts': 3000 })) {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), changedAt, changedAt);
  }
  expect(newestChange([folder])).toBe(1_000_000);
});

test.each(['', '{"server":', '[]', '{}'])(
  'an export that was cut off at %j is not complete',
  (text) => {
    const file = join(folder, 'settings.json');
    writeFileSync(file, text);
    utimesSync(file, new Date(8e12), new Date(8e12));
    expect(readExport(folder)).toBeUndefined();
    expect(isBuilt(folder, sandboxSettings)).toBe(false);
  },
);

describe('the lender', () => {
  const before = process.env.NEXT_PUBLIC_LENDER;
  afterEach(() => {
    process.env.NEXT_PUBLIC_LENDER = before;
  });

  test('of a file is its content', () => {
    const file = join(folder, 'lender.json');
    writeFileSync(file, '{\n  "name": "Ñandú"\n}\n');
    process.env.NEXT_PUBLIC_LENDER = file;
    loadSettings();
    expect(JSON.parse(process.env.NEXT_PUBLIC_LENDER)).toEqual({ name: 'Ñandú' });
  });
});
