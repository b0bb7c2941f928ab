import { readFileSync } from 'node:fs';
import { ensureJvm, runMaven } from '../apk/tools/jvm';
import { BuildError } from '../run-step';
import type { Mutant } from './mutants';

const reportFile = 'android-shell/core/target/pit-reports/mutations.xml';

/** Mutates the classes of the Kotlin core with Pitest. Throws {@link BuildError} if that fails. */
export async function mutateCore(): Promise<Mutant[]> {
  if (!(await ensureJvm())) throw new BuildError('The core needs Maven and a JDK');
  // The profile `quality` would lint what is about to be mutated.
  const profiles = ['-pl', 'core', '-P', 'mutate,!quality'];
  const goals = ['test-compile', 'org.pitest:pitest-maven:mutationCoverage'];
  const { ok, output } = await runMaven([...profiles, ...goals]);
  if (!ok) throw new BuildError(`Pitest failed:\n${output.trim()}`);
  return mutantsOf(readFileSync(reportFile, 'utf8'));
}

const killedBy = ['KILLED', 'TIMED_OUT', 'MEMORY_ERROR'];
const counted = [...killedBy, 'SURVIVED', 'NO_COVERAGE'];

/** What the Kotlin compiler adds to a class: access for lambdas, and arguments that were left out. */
const written = /^access\$|\$default$/;

/** The mutants of a report in XML, without those of what the compiler adds. @internal */
export function mutantsOf(report: string): Mutant[] {
  return report
    .split('<mutation ')
    .slice(1)
    .flatMap((mutation) => {
      const [, status = ''] = /\bstatus='(\w+)'/.exec(mutation) ?? [];
      const method = textOf(mutation, 'mutatedMethod');
      if (!counted.includes(status) || written.test(method)) return [];
      const name = textOf(mutation, 'mutatedClass').replace(/^.*\.core\./, '');
      const title = `${name}.${method}: ${textOf(mutation, 'description')}`;
      return [{ title, killed: killedBy.includes(status) }];
    });
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  '#39': "'",
};

function textOf(xml: string, element: string): string {
  const [, text = ''] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
}
