import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { openDevice } from '@/e2e/device/open-device';
import { logIn } from '@/e2e/shared/flows';
import { basics } from '@/e2e/shared/sample-user';
import { createSandboxClient } from '@/e2e/shared/sandbox-client';
import { runSpecs } from '@/scripts/e2e/run-specs';

const folder = '.cache/recorder-test';
const specs = `${folder}/specs`;

/** Runs `npm run shell -- --record`; resolves once it records. */
type StartRecording = (...args: string[]) => ReturnType<typeof record>;

const test = base.extend<{ startRecording: StartRecording }>({
  startRecording: async ({}, use) => {
    const commands: ChildProcess[] = [];
    await use((...args) => record(args, (command) => commands.push(command)));
    for (const command of commands) command.kill('SIGKILL');
  },
});

test.beforeEach(() => rmSync(folder, { recursive: true, force: true }));

async function record(args: readonly string[], onStart: (command: ChildProcess) => void) {
  const started = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/shell.ts', '--headless', '--record', 'recorded', ...args],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, LUKA_E2E_SPECS: specs } },
  );
  onStart(started);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    started.stdout.on('data', (text) => {
      output += text;
      if (output.includes('Recording')) resolve();
    });
    started.once('exit', (code) => reject(new Error(`It ended with ${code}: ${output}`)));
  });
  const [, sandbox = ''] = /(http:\/\/[\d.:]+)\/__sandbox\//.exec(output) ?? [];
  const [, cdp = ''] = /connectOverCDP: (\S+)/.exec(output) ?? [];
  const { screens, close } = await openDevice(cdp);
  return {
    screens,
    sandbox: createSandboxClient(sandbox),
    /** Ends the recording; the spec that was written. */
    async end(): Promise<string> {
      await close();
      const ended = once(started, 'exit');
      started.kill('SIGINT');
      await ended;
      return readFileSync(join(specs, 'recorded.test.ts'), 'utf8');
    },
  };
}

async function replay() {
  process.env.LUKA_E2E_SPECS = specs;
  try {
    return await runSpecs({ folder: `${folder}/run` });
  } finally {
    delete process.env.LUKA_E2E_SPECS;
  }
}

test('a log-in and a form are recorded in the words of the screens and replayed', async ({
  startRecording,
}) => {
  const { screens, sandbox, end } = await startRecording('--seed', '7');
  const { home, basic } = screens;
  await home.waitForState('guest');
  await home.tapButton('apply');
  await logIn({ ...screens, sandbox });
  await basic.waitUntilLoaded();
  const { first_name, gender, city, education } = basics;
  await basic.fill(basics);
  for (const _page of [2, 1]) await basic.tapBack();
  await basic.answerLeavePrompt('leave');
  await home.waitForState('init');
  const spec = await end();
  for (const line of [
    'await startApp({ seed: 7 });',
    "await home.waitForState('guest');",
    "await home.tapButton('apply');",
    'await getCode.agree();',
    'await getCode.submit();',
    'await login.enterCode(await sandbox.lastCode());',
    'await expectShown({',
    'await basic.waitUntilLoaded();',
    `first_name: '${first_name}',`,
    `gender: { chip: '${gender.chip}' },`,
    `city: ${city},`,
    'await basic.submit();',
    `education: { chip: '${education.chip}' }`,
  ])
    expect(spec).toContain(line);
  expect(spec).not.toContain('find(');
  const { ok, tests } = await replay();
  expect({ ok, tests: tests.map(({ test, status }) => ({ test, status })) }).toEqual({
    ok: true,
    tests: [{ test: 'recorded', status: 'passed' }],
  });
});

test('a scenario, the clock and a fault of the sandbox are recorded and replayed', async ({
  startRecording,
}) => {
  const { screens, sandbox, end } = await startRecording('--scenario', 'lending');
  const { home, profile, settings } = screens;
  await home.waitForState('lending');
  await sandbox.advance('P200D');
  await home.waitForState('overdue');
  await sandbox.fault({ path: 'app/home', kind: 'slow', ms: 300 });
  await home.openTab('profile');
  await profile.waitUntilLoaded();
  await profile.openSettings();
  await settings.chooseLanguage('en');
  await settings.signOut();
  await home.waitForState('guest');
  const spec = await end();
  for (const line of [
    "await startApp({ scenario: 'lending', seed: 1 });",
    "await home.waitForState('lending');",
    "await app.advanceTime('P200D');",
    "await home.waitForState('overdue');",
    "await sandbox.fault({ path: 'app/home', kind: 'slow', times: 1, ms: 300 });",
    'await expectShown({ title:',
    "await home.openTab('profile');",
    "await settings.chooseLanguage('en');",
    'await settings.signOut();',
    "await home.waitForState('guest');",
  ])
    expect(spec).toContain(line);
  expect(spec).not.toContain('find(');
  expect(await replay()).toMatchObject({ ok: true, tests: [{ status: 'passed' }] });
});

test('a name that is taken is refused before anything starts', async () => {
  const args = ['--import', 'tsx', 'scripts/shell.ts', '--record', 'log-in'];
  const refused = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let text = '';
  refused.stderr.on('data', (part) => {
    text += part;
  });
  const [code] = await once(refused, 'exit');
  expect({ code, text }).toEqual({
    code: 1,
    text: 'e2e/detox/specs/log-in.test.ts exists: choose another name\n',
  });
  expect(existsSync(specs)).toBe(false);
});
