import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

type ReportedFiles = v.InferOutput<typeof report>['files'];

/**
 * Mutates an area with Stryker and runs its tests on each mutant; on a second run only what has changed. Throws
 * {@link BuildError} if the tests fail without a mutant.
 */
export async function mutateArea(area: Area): Promise<Mutant[]> {
  const name = area.name.replace('/', '-');
  const [file, reportFile] = [`${folder}/${name}.config.json`, `${folder}/${name}.report.json`];
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(options(area, { name, reportFile }), null, 2));
  const { ok } = await runStep('stryker', ['run', file, '--fileLogLevel', 'off']);
  if (!ok) throw new BuildError(`Stryker failed in ${area.name}`);
  return mutantsOf(v.parse(report, JSON.parse(readFileSync(reportFile, 'utf8'))).files);
}

function options(
  { name, conditionsOnly, withoutDom }: Area,
  files: { name: string; reportFile: string },
): object {
  return {
    mutate: [`${name}/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}', '!**/*.gen.ts', '!**/*.states.ts'],
    mutator: { excludedMutations: conditionsOnly ? otherMutators : [] },
    testRunner: 'jest',
    coverageAnalysis: 'perTest',
    jest: {
      configFile: 'jest.config.ts',
      config: {
        // Nothing else is searched for tests, which would take longer than to run them.
        roots: [`<rootDir>/${name}`],
        watchman: false,
        ...(withoutDom ? { testEnvironment: 'node' } : {}),
      },
    },
    incremental: true,
    incrementalFile: `${folder}/${files.name}.incremental.json`,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: files.reportFile },
    // Outside the repository, whose tests would find the copies.
    tempDirName: join(tmpdir(), 'luka-mutate'),
    cleanTempDir: 'always',
    ignorePatterns: ['out', '.next', '.cache', 'android-shell', 'docs', 'e2e/pictures', 'coverage'],
    // One that does not exist: Stryker would rewrite ours with an API that this TypeScript does not have.
    tsconfigFile: `${folder}/none.json`,
    // A busy machine is slow: an endless loop is found by its count, long before.
    timeoutMS: 60_000,
    // The machine is used for something else meanwhile.
    concurrency: 1,
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
