import { mutantsOf as mutantsOfPitest } from './pitest';
import { mutantsOf as mutantsOfStryker } from './stryker';

const source = 'const a = 1;\nif (a > 0 &&\n    a < 9) use(a);\n';

const at = (start: [number, number], end: [number, number]) => ({
  start: { line: start[0], column: start[1] },
  end: { line: end[0], column: end[1] },
});

test('a mutant of the page is named by its file and by what it changes, whatever its line', () => {
  const condition = { location: at([2, 5], [3, 10]), replacement: 'true' };
  const literal = { location: at([1, 11], [1, 12]), replacement: '2' };
  const mutants = [
    { ...condition, status: 'Survived' },
    { ...literal, status: 'Killed' },
  ];
  expect(mutantsOfStryker({ 'lib/a.ts': { source, mutants } })).toEqual([
    { file: 'lib/a.ts', title: 'lib/a.ts: a > 0 && a < 9 → true', killed: false },
    { file: 'lib/a.ts', title: 'lib/a.ts: 1 → 2', killed: true },
  ]);
});

test.each([
  ['Killed', [true]],
  ['Timeout', [true]],
  ['Survived', [false]],
  ['NoCoverage', [false]],
  ['RuntimeError', []],
  ['Ignored', []],
])('a mutant of the page with the status %s counts as %p', (status, killed) => {
  const mutants = [{ location: at([1, 11], [1, 12]), replacement: '2', status }];
  const found = mutantsOfStryker({ 'lib/a.ts': { source, mutants } });
  expect(found.map((mutant) => mutant.killed)).toEqual(killed);
});

const mutation = (status: string, method: string) =>
  `<mutation detected='true' status='${status}' numberOfTestsRun='1'><sourceFile>Chunks.kt</sourceFile><mutatedClass>cl.luka.shell.core.message.Chunks</mutatedClass><mutatedMethod>${method}</mutatedMethod><lineNumber>7</lineNumber><description>changed conditional boundary</description></mutation>`;

test.each([
  ['KILLED', [true]],
  ['TIMED_OUT', [true]],
  ['SURVIVED', [false]],
  ['NO_COVERAGE', [false]],
  ['NON_VIABLE', []],
])('a mutant of the core with the status %s counts as %p', (status, killed) => {
  const found = mutantsOfPitest(`<mutations>${mutation(status, 'split')}</mutations>`);
  expect(found.map((mutant) => mutant.killed)).toEqual(killed);
});

test('the result of a Kotlin function without one is not counted, its other mutants are', () => {
  const unit = (description: string) =>
    `<mutations>${mutation('SURVIVED', 'start')
      .replace('changed conditional boundary', description)
      .replace(
        '<lineNumber>',
        '<methodDescription>()Lkotlin/Unit;</methodDescription><lineNumber>',
      )}`;
  expect(mutantsOfPitest(unit('replaced return value with null for start'))).toEqual([]);
  expect(mutantsOfPitest(unit('negated conditional'))).toHaveLength(1);
});

test('a mutant of the core is named by class, method and change; what the compiler writes is left out', () => {
  const methods = ['&lt;init&gt;', 'access$split', 'split$default'];
  const report = methods.map((method) => mutation('SURVIVED', method)).join('');
  expect(mutantsOfPitest(`<mutations>${report}</mutations>`)).toEqual([
    {
      file: 'core/message',
      title: 'message.Chunks.<init>: changed conditional boundary',
      killed: false,
    },
  ]);
});
