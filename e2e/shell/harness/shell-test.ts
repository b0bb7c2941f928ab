import { test as base } from '@/e2e/browser/harness/test';
import { type OpenShell, openShells } from './shell-journey';

/** A test of the app in the desktop shell: `const { phone, onPage } = await shell()`. */
export const test = base.extend<{ shell: OpenShell }>({
  shell: async ({ server }, use) => {
    await openShells(server.url, use);
  },
});
