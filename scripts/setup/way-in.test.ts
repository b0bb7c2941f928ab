import { readdirSync, rmSync } from 'node:fs';
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
afterEach(() => {
  for (const name of readdirSync(clone.programs)) {
    if (/^(mvn|chromium|firefox|apt-get)$/.test(name)) rmSync(join(clone.programs, name));
  }
});
afterAll(() => clone.remove());

/** It ended with an error and with these lines, each of which matches. */
function expectLines({ code, lines }: Ended, ...patterns: RegExp[]): void {
  expect(lines).toEqual(patterns.map((pattern) => expect.stringMatching(pattern)));
  expect(code).toBe(1);
}

/** A Maven that runs on this Java, with a compiler or without. */
function addMaven(java: string, hasCompiler = true): void {
  clone.write('jdk/bin/java', '');
  if (hasCompiler) clone.write('jdk/bin/javac', '');
  else rmSync(join(clone.root, 'jdk/bin/javac'), { force: true });
  const version = `Java version: ${java}, vendor: Debian, runtime: ${clone.root}/jdk`;
  clone.addProgram('mvn', `echo "Apache Maven 3.8.7\n${version}"`);
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

test('a port that is no number is refused', async () => {
  const ended = await clone.run(['start'], { env: { PORT: '3000a' } });
  expectLines(ended, /^The port is a number from 0 to 65535, not 3000a$/);
});

test('an option that does not exist is named in one line', async () => {
  const ended = await clone.run(['e2e', '--specs', 'log-in']);
  expectLines(ended, /^Unknown option '--specs'\. --help says what there is$/);
});

test('a word that means nothing is named', async () => {
  expectLines(await clone.run(['format', 'loan']), /^Unexpected argument 'loan'/);
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

  test('a lender that is no file is named', async () => {
    clone.write('.env.local', 'NEXT_PUBLIC_LENDER=lender.json\n');
    expectLines(
      await clone.run(['build'], { env }),
      /^NEXT_PUBLIC_LENDER is lender\.json: there is no such/,
    );
  });
});

describe('without Chromium', () => {
  beforeEach(() => addMaven('17.0.15'));

  test.each([
    ['shell', 'chromium', 'The shell was not run'],
    ['e2e', 'chromium-headless-shell', 'The specs were not run'],
  ])('%s says what to install', async (command, packageName, result) => {
    clone.addProgram('apt-get', 'exit 1');
    const todo = `sudo apt-get install ${packageName}, or set CHROMIUM_PATH to the program`;
    expectLines(
      await clone.run([command], { env: { DISPLAY: ':0' } }),
      new RegExp(`^No Chromium: ${todo}\\.$`),
      new RegExp(`^${result}$`),
    );
  });

  test('and Firefox, npm test says so before it builds', async () => {
    expectLines(
      await clone.run(['test']),
      /^No Chromium: install chromium-headless-shell, or set CHROMIUM_PATH/,
      /^No Firefox: install firefox-esr, or set FIREFOX_PATH/,
    );
  });

  test('root is told why the installation failed', async () => {
    clone.addProgram(
      'apt-get',
      '[ "$1" = update ] || { echo "E: Unable to fetch some archives"; exit 100; }',
    );
    expectLines(
      await clone.run(['pictures'], { env: { FAKE_USER: '0' } }),
      /^Installing chromium-headless-shell \(Debian packages\) …$/,
      /^No Chromium: apt-get install chromium-headless-shell, which failed here \(E: Unable to fetch some archives\)/,
    );
  });
});

describe('without a JDK and Maven', () => {
  const needs = 'The Android shell needs a JDK 17 or newer, and Maven 3\\.8: ';
  const install = 'sudo apt-get install openjdk-17-jdk-headless maven$';

  beforeEach(() => {
    clone.addProgram('chromium', 'exit 1');
    clone.addProgram('apt-get', 'exit 1');
  });

  test('a Maven without Java', async () => {
    clone.addProgram('mvn', 'echo "The JAVA_HOME environment variable is not defined" >&2; exit 1');
    expectLines(await clone.run(['apk']), new RegExp(`^Maven found no Java\\. ${needs}${install}`));
  });

  test('a Maven on an old Java', async () => {
    addMaven('11.0.2');
    expectLines(
      await clone.run(['apk']),
      new RegExp(`^Maven runs on Java 11\\.0\\.2\\. ${needs}${install}`),
    );
  });

  test('a Java without a compiler', async () => {
    addMaven('17.0.15', false);
    expectLines(
      await clone.run(['apk']),
      new RegExp(`^/.*/jdk has no Java compiler\\. ${needs}${install}`),
    );
  });
});

describe('two npm test in one clone', () => {
  const only = ['test', '--only', 'kotlin'];

  test('the second one is refused at once, and one after a killed one is not', async () => {
    clone.addProgram('chromium', 'exit 1');
    clone.addProgram('mvn', 'while [ ! -e stop ]; do /bin/sleep 0.1; done');
    const first = clone.start(only, { env: { npm_lifecycle_event: 'test' } });
    const pid = await clone.holderOf('test');
    expectLines(
      await clone.run(only),
      new RegExp(
        `^npm test \\(process ${pid}\\) runs in this folder and uses the same files\\. Wait`,
      ),
    );
    process.kill(pid, 'SIGKILL');
    await first.ended;
    clone.write('stop', '');
    rmSync(join(clone.programs, 'mvn'));
    expectLines(await clone.run(only), /^Maven was not found\. The Android shell needs a JDK 17/);
  });
});
