import { readFileSync } from 'node:fs';
import { ensureJvm, runMaven } from '../../apk/tools/jvm';
import { BuildError } from '../../run-step';

/** One benchmark of the Kotlin core: its class and method, and microseconds per operation in each iteration. */
export type CoreResult = { name: string; times: number[] };

/** Where the profile `bench` of the core's pom writes to. */
const reportFile = 'android-shell/core/target/bench/jmh.json';

/**
 * Measures the Kotlin core by JMH, `runs` iterations of half a second for each benchmark; `only` are names or parts of
 * them, none for all. Throws {@link BuildError} where Maven cannot build or run it.
 */
export async function measureCore(runs: number, only: readonly string[]): Promise<CoreResult[]> {
  if (!(await ensureJvm())) throw new BuildError('The core needs Maven and a JDK');
  process.stderr.write('core, once\n');
  const { ok, output } = await runMaven([
    ...['-pl', 'core', '-P', 'bench,!quality', 'prepare-package', '-DskipTests'],
    `-Djmh.iterations=${runs}`,
    `-Djmh.pattern=${only.join('|') || '.'}`,
  ]);
  if (!ok) throw new BuildError(`JMH failed:\n${output.trim()}`);
  return coreResultsOf(readFileSync(reportFile, 'utf8'));
}

type JmhReport = { benchmark: string; primaryMetric: { rawData: number[][] } }[];

/** The results of a report of JMH in JSON. @internal */
export function coreResultsOf(report: string): CoreResult[] {
  const all: JmhReport = JSON.parse(report);
  return all.map(({ benchmark, primaryMetric }) => ({
    name: benchmark.split('.').slice(-2).join('.'),
    times: primaryMetric.rawData.flat(),
  }));
}
