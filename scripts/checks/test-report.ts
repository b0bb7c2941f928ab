import { rmSync } from 'node:fs';
import { runMaven } from '../apk/tools/jvm';
import { reportsOf, shellModules } from './kotlin';

/** Removes the JUnit XML of earlier runs, which the report would count. */
export function clearTestResults(): void {
  for (const folder of ['.cache/e2e/junit', ...shellModules().map(reportsOf)])
    rmSync(folder, { recursive: true, force: true });
}

/**
 * Writes one page of the tests of all suites: Surefire's reporter reads any JUnit XML, and fails for what is none.
 * `android-shell/pom.xml` names the folders.
 */
export async function writeTestReport(): Promise<void> {
  const { ok, output } = await runMaven(['-N', 'surefire-report:report-only']);
  process.stdout.write(ok ? '\nAll tests: .cache/e2e/report/index.html\n' : output);
}
