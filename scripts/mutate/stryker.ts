import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { BuildError, runStep } from '../run-step';
import type { Area } from './areas';
import type { Mutant } from './mutants';

const folder = '.cache/mutate';

const position = v.object({ line: v.number(), column: v.number() });

const report = v.object({
  files: v.record(
    v.string(),
    v.object({
      source: v.string(),
      mutants: v.array(
        v.object({
          replacement: v.optional(v.string(), ''),
          status: v.string(),
          location: v.object({ start: position, end: position }),
        }),
      ),
    }),
  ),
});

const incremental = v.looseObject({
  files: v.record(
    v.string(),
    v.looseObject({
      mutants: v.array(
        v.looseObject({ status: v.string(), statusReason: v.optional(v.string(), '') }),
      ),
    }),
  ),
});

type ReportedFiles = v.InferOutput<typeof report>['files'];

/**
 * Mutates files of an area with Stryker and runs its tests on each mutant; on a second run only what has changed.
 * Throws {@link BuildError} if the tests fail without a mutant.
 */
export async function mutateFiles(
  area: Area,
  files: readonly string[],
  concurrency: number,
): Promise<Mutant[]> {
  const name = area.name.replaceAll('/', '-');
  const [file, reportFile] = [`${folder}/${name}.config.json`, `${folder}/${name}.report.json`];
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    JSON.stringify(
      { mutate: files.map(asGlob), concurrency, ...options(area, { name, reportFile }) },
      null,
      2,
    ),
  );
  const { ok } = await runStep('stryker', ['run', file, '--fileLogLevel', 'off'], {
    // Some tests list the files of the repository, of which Stryker makes a copy elsewhere.
    env: { GIT_DIR: resolve('.git') },
  });
  if (!ok) throw new BuildError(`Stryker failed in ${area.name}`);
  keepKilled(incrementalFileOf(name));
  return mutantsOf(v.parse(report, JSON.parse(readFileSync(reportFile, 'utf8'))).files);
}

function incrementalFileOf(name: string): string {
  return `${folder}/${name}.incremental.json`;
}

/**
 * Removes from what Stryker reuses all but the mutants that a test has noticed: of one in the constants of a module it
 * does not know which tests run it, and would take it for a survivor for ever, whatever test is added; and one that
 * timed out, or with which a test did, may have done so because the machine was busy.
 */
function keepKilled(file: string): void {
  const reused = v.parse(incremental, JSON.parse(readFileSync(file, 'utf8')));
  for (const each of Object.values(reused.files)) {
    each.mutants = each.mutants.filter(
      ({ status, statusReason }) =>
        status === 'Killed' && !statusReason.includes('Exceeded timeout of'),
    );
  }
  writeFileSync(file, JSON.stringify(reused));
}

/** Stryker takes globs, in which the brackets of a route's folder would be a choice of letters. */
function asGlob(file: string): string {
  return file.replace(/[[\]]/g, '?');
}

function options(
  { name, conditionsOnly, withoutDom }: Area,
  files: { name: string; reportFile: string },
): object {
  return {
    mutator: { excludedMutations: conditionsOnly ? otherMutators : [] },
    plugins: ['@stryker-mutator/jest-runner', './scripts/mutate/covering-files.mjs'],
    testRunner: 'jest-covering-files',
    coverageAnalysis: 'perTest',
    jest: {
      configFile: 'jest.config.ts',
      // Jest relates a test to the code through files below the roots only, and most tests import some of lib/testing.
      enableFindRelatedTests: false,
      config: {
        // Nothing else is searched for tests, which would take longer than to run them.
        roots: [`<rootDir>/${name}`],
        watchman: false,
        ...(withoutDom ? { testEnvironment: 'node' } : {}),
      },
    },
    incremental: true,
    incrementalFile: incrementalFileOf(files.name),
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: files.reportFile },
    // Outside the repository, whose tests would find the copies.
    tempDirName: join(tmpdir(), 'luka-mutate'),
    cleanTempDir: 'always',
    ignorePatterns: ['out', '.next', '.cache', 'android-shell', 'coverage'],
    // One that does not exist: Stryker would rewrite ours with an API that this TypeScript does not have.
    tsconfigFile: `${folder}/none.json`,
    // Far more than a busy machine needs; most endless loops are found by their count, long before.
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 30,
    // Each run of the tests leaves modules behind: after some hundred, little else but memory is collected.
    maxTestRunnerReuse: 50,
    warnings: { slow: false },
  };
}

/** All mutators of Stryker but those of conditions: ConditionalExpression, EqualityOperator and LogicalOperator. */
const otherMutators = [
  ...['ArithmeticOperator', 'ArrayDeclaration', 'ArrowFunction', 'AssignmentOperator'],
  ...['BlockStatement', 'BooleanLiteral', 'MethodExpression', 'ObjectLiteral'],
  ...['OptionalChaining', 'Regex', 'StringLiteral', 'UnaryOperator', 'UpdateOperator'],
];

const killedBy = ['Killed', 'Timeout'];
const counted = [...killedBy, 'Survived', 'NoCoverage'];

/** The mutants of a report; those that could not be compiled or run count neither way. @internal */
export function mutantsOf(files: ReportedFiles): Mutant[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => counted.includes(status))
      .map(({ replacement, status, location }) => ({
        file,
        title: `${file}: ${oneLine(textAt(source, location))} → ${oneLine(replacement)}`,
        killed: killedBy.includes(status),
      })),
  );
}

type Location = { start: v.InferOutput<typeof position>; end: v.InferOutput<typeof position> };

/** The text of a location, whose lines and columns are counted from 1. */
function textAt(source: string, { start, end }: Location): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const whole = lines.map((line, index) => (index === last ? line.slice(0, end.column - 1) : line));
  return whole.join('\n').slice(start.column - 1);
}

/** A piece of code in one line of 60 characters at the most. */
function oneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}
