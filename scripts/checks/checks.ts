import { runStep } from '../run-step';
import { runJest } from './run-jest';
import { add, single, type Tally } from './tally';

/** Format and lint, types, generated files, and Jest with these arguments: all its tests without any. */
export async function checks(jestArguments: string[] = []): Promise<Tally> {
  const lint = await step('Format and lint', 'biome', ['check', '--error-on-warnings', '.']);
  const types = await step('Types', 'tsc', ['--noEmit', '-p', '.']);
  const routes = await step('Route table', 'node', [
    '--import',
    'tsx',
    'scripts/routes.ts',
    '--check',
  ]);
  const openapi = await step('OpenAPI', 'node', [
    '--import',
    'tsx',
    'scripts/openapi.ts',
    '--check',
  ]);
  process.stdout.write('\n== Jest\n');
  const jest = await runJest(jestArguments);
  return add(lint, types, routes, openapi, jest);
}

async function step(name: string, command: string, args: string[]): Promise<Tally> {
  process.stdout.write(`\n== ${name}\n`);
  const { ok } = await runStep(command, args);
  process.stdout.write(ok ? 'ok\n' : 'FAILED\n');
  return single(ok);
}
