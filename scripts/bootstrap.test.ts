import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Clone, type Ended } from './setup/clone.fixture';

const lockFile = {
  name: 'luka',
  lockfileVersion: 3,
  packages: {
    '': { name: 'luka', dependencies: { sirv: '3.0.2' } },
    'node_modules/sirv': {
      version: '3.0.2',
      integrity: `sha512-${Buffer.alloc(64).toString('base64')}`,
    },
  },
};

// Each test starts several programs.
jest.setTimeout(120_000);

let clone: Clone;

beforeEach(() => {
  clone = new Clone('scripts/bootstrap.mjs', 'scripts/setup', '.npmrc');
  clone.write('package.json', JSON.stringify({ name: 'luka', dependencies: { sirv: '3.0.2' } }));
  clone.write('package-lock.json', JSON.stringify(lockFile));
  clone.write('scripts/hello.ts', "process.stdout.write('hello\\n');\n");
});
afterEach(async () => {
  await clone.remove();
});

const installing = 'Installing packages (once; about a minute) …';

/** It ended with an error, and with one line, which matches. */
function expectLine({ code, lines }: Ended, pattern: RegExp): void {
  expect(lines.filter((line) => line !== installing)).toEqual([expect.stringMatching(pattern)]);
  expect(code).toBe(1);
}

test.each(['20.18.3', '21.7.3', '22.11.0'])('Node %s is refused', async (version) => {
  const ended = await clone.run(['hello'], { env: { FAKE_NODE: version } });
  expectLine(
    ended,
    new RegExp(`^Luka needs Node 20\\.19 or later of 20, .*; this is ${version}\\. Install`),
  );
});

test('the file that refuses an old Node is in the syntax of one', () => {
  const code = readFileSync('scripts/bootstrap.mjs', 'utf8');
  expect(code).not.toMatch(/\?\?|\?\.|^import .* from|\bawait\b/m);
});

test('a command that does not exist is named', async () => {
  expectLine(await clone.run(['hallo']), /^No such command: hallo$/);
});

describe('with packages that npm ci has installed', () => {
  const installed = (packages: object) =>
    clone.write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  const sirv = lockFile.packages['node_modules/sirv'];

  // So that an installation is seen, and fails.
  beforeEach(() => rmSync(join(clone.programs, 'npm')));

  test('nothing is installed again', async () => {
    installed({ 'node_modules/sirv': sirv });
    expect((await clone.run(['hello'])).output).not.toContain('Installing');
  });

  test.each([
    ['older', { 'node_modules/sirv': { ...sirv, version: '3.0.1' } }],
    ['other', { 'node_modules/sirv': { ...sirv, integrity: 'sha512-other' } }],
    ['missing', {}],
    ['more', { 'node_modules/sirv': sirv, 'node_modules/more': sirv }],
  ])('those of the lock file are installed where they are %s', async (_, packages) => {
    installed(packages);
    expect((await clone.run(['hello'])).output).toContain('Installing');
  });

  test('those that are optional may be missing, as they are for another system', async () => {
    const other = { version: '1.0.0', integrity: sirv.integrity, optional: true };
    clone.write(
      'package-lock.json',
      JSON.stringify({ packages: { ...lockFile.packages, 'node_modules/other': other } }),
    );
    installed({ 'node_modules/sirv': sirv });
    expect((await clone.run(['hello'])).output).not.toContain('Installing');
  });
});

describe('with an npm that takes its time', () => {
  beforeEach(() => {
    rmSync(join(clone.programs, 'npm'));
    clone.addProgram(
      'npm',
      `echo ran >> runs
while [ ! -e go ]; do /bin/sleep 0.05; done
/bin/mkdir -p node_modules && /bin/cp package-lock.json node_modules/.package-lock.json`,
    );
  });

  test('two runs at once install once', async () => {
    const first = clone.start(['hello']);
    await first.until(/Installing/);
    const second = clone.start(['hello'], { env: { npm_lifecycle_event: 'start' } });
    expect(await second.until(/Waiting.*/)).toMatch(/^Waiting for .*hello \(process \d+\)/);
    clone.write('go', '');
    await Promise.all([first.ended, second.ended]);
    expect(readFileSync(join(clone.root, 'runs'), 'utf8')).toBe('ran\n');
  });

  test('a run that was killed does not keep the next one waiting', async () => {
    const first = clone.start(['hello']);
    await waitForFile('runs');
    first.kill('SIGKILL');
    await first.ended;
    expect(readdirSync(join(clone.root, '.cache/locks'))).toEqual(['install']);
    // The npm that the killed run started goes on to its end by itself.
    clone.write('go', '');
    await waitForFile('node_modules/.package-lock.json');
    rmSync(join(clone.root, 'node_modules'), { recursive: true });
    const { output } = await clone.run(['hello']);
    expect(output).not.toContain('Waiting');
    expect(readdirSync(join(clone.root, '.cache/locks'))).toEqual([]);
  });
});

async function waitForFile(name: string): Promise<void> {
  while (!existsSync(join(clone.root, name))) await new Promise((done) => setTimeout(done, 20));
}
