import { catalogueText } from '@/e2e/shared/catalogue-text';
import type { Shown } from '@/e2e/shared/read-shown';
import { SpecRecorder } from './spec-recorder';
import { readVocabulary, type Vocabulary } from './vocabulary';
import type { Match, PageEvent } from './watch-page';

let vocabulary: Vocabulary;
let recorder: SpecRecorder;

beforeAll(async () => {
  vocabulary = await readVocabulary();
});
beforeEach(() => {
  recorder = new SpecRecorder(vocabulary, { name: 'a-test', seed: 7 }, () => '482913');
});

const match = (code: string, move = 0, told?: string): Match => ({
  word: vocabulary.words.findIndex((word) => word.code === code),
  move,
  ...(told && { blank: told }),
});

const tap = (path: string, ...matches: Match[]): PageEvent => ({
  ...{ kind: 'tap', path, matches },
  ...{ selector: '[id="x"]', name: 'Ver más' },
});

const screen = (home: string, shown: Shown | null = null): PageEvent => ({
  ...{ kind: 'screen', path: '/', locale: 'es' },
  ...{ home, shown },
});

const login = '/pages/account/login-page/login-page';
const basic = '/pages/step/step-basic/step-basic';
const upload = '/pages/upload/upload-id-card/upload-id-card';
const settings = '/pages/settings/settings';

/** The lines of the test. */
const body = () => {
  const lines = recorder.source().split('\n');
  return lines.slice(lines.findIndex((line) => line.startsWith('test(')) + 2, -2);
};

test('begins with the seed and ends on the screen that is shown', () => {
  recorder.add(screen('guest'));
  expect(recorder.source()).toBe(`import { app } from '@/e2e/detox/setup/app';
import { startApp } from '@/e2e/detox/setup/open-app';

const { home } = app;

test('a-test', async () => {
  await startApp({ seed: 7 });
  await home.waitForState('guest');
});
`);
});

test('waits for a screen once, before the first step on it', () => {
  recorder.add(screen('lending'));
  recorder.add(tap('/', match("home.tapButton('detail')")));
  recorder.add(tap('/', match("home.tapButton('pay')")));
  expect(body()).toEqual([
    "  await home.waitForState('lending');",
    "  await home.tapButton('detail');",
    "  await home.tapButton('pay');",
  ]);
});

test('the code that the sandbox has sent is read from it, another one is written', () => {
  const type = (text: string): PageEvent => ({
    ...{ kind: 'type', path: login, matches: [match('login.enterCode(§)')] },
    ...{ id: 'code', text },
  });
  recorder.add(type('000000'));
  recorder.add(type('482913'));
  expect(body()).toEqual([
    '  await login.waitUntilLoaded();',
    "  await login.enterCode('000000');",
    '  await login.enterCode(await sandbox.lastCode());',
  ]);
  expect(recorder.source()).toContain("import { sandbox } from '@/e2e/detox/setup/fixtures';");
});

test('the fields of a form are one step, with the last value of each', () => {
  recorder.add({ kind: 'type', path: basic, matches: [], id: 'basic-run', text: "1'2" });
  recorder.add({ kind: 'chip', path: basic, name: 'basic-gender', value: 'female' });
  recorder.add({ kind: 'position', path: basic, id: 'basic-city', position: 1 });
  recorder.add({ kind: 'type', path: basic, matches: [], id: 'basic-run', text: '3' });
  expect(body()).toEqual([
    '  await basic.waitUntilLoaded();',
    "  await basic.fill({ gender: { chip: 'female' }, city: 1, run: '3' });",
  ]);
});

test('two taps of one word are one step', () => {
  recorder.add(tap(settings, match('settings.signOut()')));
  recorder.add(tap(settings, match('settings.signOut()', 1)));
  expect(body()).toEqual(['  await settings.waitUntilLoaded();', '  await settings.signOut();']);
});

test('the first tap of a word that is not completed is written by itself', () => {
  recorder.add(tap(settings, match('settings.signOut()')));
  recorder.add(tap(settings, match("settings.chooseTheme('dark')")));
  expect(body()).toEqual([
    '  await settings.waitUntilLoaded();',
    '  // No screen has a word for this tap: Ver más',
    `  await detoxDriver.tap('[id="x"]');`,
    "  await settings.chooseTheme('dark');",
  ]);
});

test('a photo is waited for', () => {
  recorder.add(tap(upload, match("upload.photo('selfie').open()")));
  expect(body().slice(1)).toEqual([
    "  await upload.photo('selfie').open();",
    "  await upload.photo('selfie').waitUntilAccepted();",
  ]);
});

test('a move of the clock is a step, after which the screen is waited for again', () => {
  recorder.add(screen('lending'));
  recorder.advanceTime('P200D');
  recorder.add(screen('overdue'));
  expect(body()).toEqual([
    "  await home.waitForState('lending');",
    "  await app.advanceTime('P200D');",
    "  await home.waitForState('overdue');",
  ]);
});

test('a fault is a step on the screen that is shown', () => {
  recorder.add(screen('lending'));
  recorder.addControl("sandbox.fault({ kind: '500' })");
  expect(body()).toEqual([
    "  await home.waitForState('lending');",
    "  await sandbox.fault({ kind: '500' });",
  ]);
});

test('what a screen shows is asserted before a tap on it and at the end, and once while it is the same', () => {
  const shown: Shown = { title: 'Hola, Ana', amounts: [238000, 500], button: 'ready' };
  recorder.add(screen('lending', shown));
  recorder.add(tap('/', match("home.tapButton('detail')")));
  recorder.add(tap('/', match("home.tapButton('detail')")));
  recorder.add(screen('lending', { amounts: [238000] }));
  expect(body()).toEqual([
    "  await home.waitForState('lending');",
    "  await expectShown({ title: 'Hola, Ana', amounts: [238000, 500], button: 'ready' });",
    "  await home.tapButton('detail');",
    "  await home.tapButton('detail');",
    '  await expectShown({ amounts: [238000] });',
  ]);
  expect(recorder.source()).toContain(
    "import { expectShown } from '@/e2e/detox/setup/expect-shown';",
  );
});

test('a title of the catalogue is asserted by its key, in the language that is shown', () => {
  const title = catalogueText('es', 'home.overdue.title');
  recorder.add(screen('overdue', { title, amounts: [] }));
  expect(body()[1]).toBe(
    "  await expectShown({ title: catalogueText('es', 'home.overdue.title'), amounts: [] });",
  );
});

test('what a dialog shows between the taps of one word is not asserted', () => {
  const path = settings;
  const event = { kind: 'screen', locale: 'es', path } as const;
  recorder.add({ ...event, shown: { amounts: [1] } });
  recorder.add(tap(path, match('settings.signOut()')));
  recorder.add({ ...event, shown: { amounts: [2] } });
  recorder.add(tap(path, match('settings.signOut()', 1)));
  expect(body().slice(1, 3)).toEqual([
    '  await expectShown({ amounts: [1] });',
    '  await settings.signOut();',
  ]);
});
