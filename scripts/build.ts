import { rmSync } from 'node:fs';
import { finishExport } from './export/finish-export';
import { runStep } from './run-step';

/**
 * `npm run build`: the export in `out/`. `NEXT_PUBLIC_API_BASE_URL` names the real server; empty
 * means the sandbox in the page. Fails when a size budget is broken.
 */
async function main(): Promise<void> {
  rmSync('out', { recursive: true, force: true });
  const built = await runStep('next', ['build'], { hide: 'all' });
  if (!built.ok) {
    process.stderr.write(built.output);
    process.exitCode = 1;
    return;
  }
  const report = finishExport('out', { apiBaseUrl: process.env.NEXT_PUBLIC_API_BASE_URL ?? '' });
  process.stdout.write(`${report.lines.join('\n')}\n`);
  if (report.overBudget) process.exitCode = 1;
}

void main();
