import { screen as page, waitFor } from '@testing-library/react';
import type { ScreenState } from '@/app/pages/screen-state';
import { config } from '@/lib/config';
import type { Screen } from '@/lib/router/define-screen';
import { renderScreen } from '@/lib/testing/render-screen';
import { screen as getCode } from './account/get-code-page/get-code-page/screen';
import { states as getCodeStates } from './account/get-code-page/get-code-page/screen.states';
import { screen as contract } from './contract-new/contract-new/screen';
import { states as contractStates } from './contract-new/contract-new/screen.states';
import { screen as service } from './custom-service/custom-service/screen';
import { states as serviceStates } from './custom-service/custom-service/screen.states';
import { screen as home } from './index/index/screen';
import { states as homeStates } from './index/index/screen.states';
import { screen as policy } from './policy/policy/screen';
import { states as policyStates } from './policy/policy/screen.states';

const { name, rut, address, hours } = config.lender;
const all = [name, rut, address, hours.from, hours.to];

test.each<[string, Screen, ScreenState, readonly string[]]>([
  ['Home of a guest', home, homeStates.guest, all],
  ['Home of a user', home, homeStates.overdue, all],
  ['the log-in', getCode, getCodeStates.ready, all],
  ['the contract', contract, contractStates.lending, all],
  ['About', policy, policyStates.about, [name, rut, address]],
  ['the privacy policy', policy, policyStates.privacy, [name, rut, address]],
  ['help', service, serviceStates.guest, [name]],
])('%s names the lender', async (_, screen, state, parts) => {
  await renderScreen(screen, state);
  await waitFor(() => {
    const texts = page.getAllByText(new RegExp(name)).map(({ textContent }) => textContent);
    expect(texts.filter((text) => parts.every((part) => text.includes(part)))).not.toEqual([]);
  });
});

test('a build for the sandbox says that nobody lends', async () => {
  await renderScreen(policy, policyStates.about);
  expect(await page.findByText(/^Esta es una demostración/)).toBeVisible();
});
