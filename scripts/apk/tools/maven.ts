import { runStep, type StepResult } from '@/scripts/run-step';

/**
 * Runs Maven on the shell, quietly. Where its repositories lack Google's R8 and apksig it tries once
 * more with Google's own, which the profile `google` names.
 */
export async function runMaven(args: string[]): Promise<StepResult> {
  const all = ['-B', '-ntp', '-f', 'android-shell/pom.xml', ...args];
  const first = await runStep('mvn', all, { hide: 'all' });
  if (first.ok || !/Could not find artifact com\.android\.tools/.test(first.output)) return first;
  return runStep('mvn', [...all, '-P', 'google'], { hide: 'all' });
}
