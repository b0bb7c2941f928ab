import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { closeServer, listenOn } from '../serve/listen';
import { Clone, type Ended } from './clone.fixture';

// Each test starts several programs.
jest.setTimeout(120_000);

let clone: Clone;

beforeAll(() => {
  clone = new Clone('.', ':!e2e/pictures', ':!docs', ':!android-shell/*/src');
  clone.install();
});
afterAll(() => clone.remove());

/** It ended with an error and with these lines, each of which matches. */
function expectLines({ code, lines }: Ended, ...patterns: RegExp[]): void {
  expect(lines).toEqual(patterns.map((pattern) => expect.stringMatching(pattern)));
  expect(code).toBe(1);
}

describe('in a folder with spaces and ñ', () => {
  test('the app is served, and its server ends with what started it', async () => {
    clone.write('out/index.html', '<!DOCTYPE html><title>ñandú</title>');
    clone.write('out/settings.json', '{"server":"","settings":""}');
    const server = clone.start(['serve', '--port', '0'], { throughShell: true });
    const url = await server.until(/http:\S+\d(?=\n)/);
    expect(await (await fetch(url)).text()).toContain('ñandú');
    const token = await (await fetch(`${url}/__sandbox/scenarios`)).json();
    expect(token).toBeTruthy();
    // As a user ends npm, whose shell does not pass the signal on.
    server.kill('SIGTERM');
    await server.ended;
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });
});

describe('with a port in use', () => {
  const server = createServer();
  let port: number;

  beforeAll(async () => {
    port = Number(new URL(await listenOn(server, 0)).port);
  });
  afterAll(() => closeServer(server));

  test.each([
    ['start', 'npm start'],
    ['dev', 'npm run dev'],
  ])('%s says so before it builds', async (command, typed) => {
    const ended = await clone.run([command], { env: { PORT: `${port}` } });
    const line = `^Port ${port} is in use\\. Choose another: PORT=${port + 1} ${typed}$`;
    expectLines(ended, new RegExp(line));
  });
});

describe('with a file of settings', () => {
  // As a user has it: for tests, Next leaves .env.local out.
  const env = { NODE_ENV: 'production' };
  afterEach(() => rmSync(join(clone.root, '.env.local')));

  test.each(['build', 'dev'])('%s reads it, and refuses what is wrong in it', async (command) => {
    clone.write('.env.local', 'NEXT_PUBLIC_API_BASE_URL=http://api.luka.example\n');
    expectLines(
      await clone.run([command], { env: { ...env, PORT: '0' } }),
      /^NEXT_PUBLIC_API_BASE_URL is http:/,
    );
  });

  test('a variable of the environment comes before it, also one that is empty', async () => {
    clone.write('.env.local', 'NEXT_PUBLIC_API_BASE_URL=https://api.luka.example\n');
    const wrong = { ...env, NEXT_PUBLIC_API_BASE_URL: '', LUKA_SITE_URL: 'nowhere' };
    expectLines(await clone.run(['build'], { env: wrong }), /^LUKA_SITE_URL is nowhere/);
  });
});
