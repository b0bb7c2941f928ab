import { readFileSync } from 'node:fs';
import { ensureJvm, runMaven } from '../apk/tools/jvm';
import { BuildError } from '../run-step';
import { kotlinArea } from './areas';
import type { Mutant } from './mutants';

const reportFile = 'android-shell/core/target/pit-reports/mutations.xml';

/** Mutates packages of the Kotlin core, such as `core/bridge`, with Pitest. Throws {@link BuildError} if that fails. */
export async function mutatePackages(packages: readonly string[]): Promise<Mutant[]> {
  if (!(await ensureJvm())) throw new BuildError('The core needs Maven and a JDK');
  // The profile `quality` would lint what is about to be mutated.
  const profiles = ['-pl', 'core', '-P', 'mutate,!quality'];
  const goals = ['test-compile', 'org.pitest:pitest-maven:mutationCoverage'];
  const classes = packages.map((name) => `cl.luka.shell.${name.replaceAll('/', '.')}.*`);
  const { ok, output } = await runMaven([
    ...profiles,
    ...goals,
    `-DtargetClasses=${classes.join()}`,
  ]);
  if (!ok) throw new BuildError(`Pitest failed:\n${output.trim()}`);
  return mutantsOf(readFileSync(reportFile, 'utf8'));
}

const killedBy = ['KILLED', 'TIMED_OUT', 'MEMORY_ERROR'];
const counted = [...killedBy, 'SURVIVED', 'NO_COVERAGE'];

/** What the Kotlin compiler adds to a class: access for lambdas, and arguments that were left out. */
const written = /^access\$|\$default$/;

/** The result of a Kotlin function without one: nobody reads it. */
const unitResult = /\)Lkotlin\/Unit;$/;

/** The mutants of a report in XML, without those of what the compiler adds. @internal */
export function mutantsOf(report: string): Mutant[] {
  return report
    .split('<mutation ')
    .slice(1)
    .flatMap((mutation) => {
      const [, status = ''] = /\bstatus='(\w+)'/.exec(mutation) ?? [];
      const method = textOf(mutation, 'mutatedMethod');
      if (!counted.includes(status) || written.test(method)) return [];
      const description = textOf(mutation, 'description');
      const isUnit = unitResult.test(textOf(mutation, 'methodDescription'));
      if (isUnit && description.startsWith('replaced return value')) return [];
      const name = textOf(mutation, 'mutatedClass').replace(/^.*\.core\./, '');
      const file = `${kotlinArea}/${name.slice(0, name.lastIndexOf('.')).replaceAll('.', '/')}`;
      const title = `${name}.${method}: ${description}`;
      return [{ file, title, killed: killedBy.includes(status) }];
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
