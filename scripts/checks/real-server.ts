import { runScript } from '../run-step';
import { sandboxSettings } from '../settings';
import { testLender } from './test-lender';

/** The export for a real server; the APKs are built from it. */
export const realServer = {
  folder: '.cache/real-server',
  url: 'https://api.luka.example',
} as const;

/** Builds that export; returns whether it is complete and within its budgets. */
export async function buildForRealServer(): Promise<boolean> {
  const env = {
    ...sandboxSettings,
    NEXT_PUBLIC_API_BASE_URL: realServer.url,
    NEXT_PUBLIC_LENDER: JSON.stringify(testLender),
  };
  return (await runScript('build', ['--out', realServer.folder], { env })).ok;
}
