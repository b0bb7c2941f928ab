import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ids as consentIds } from '@/app/consent/consent.ids';
import { confirmQuote } from '@/app/testing/confirm-quote';
import { config } from '@/lib/config';
import type { Screen } from '@/lib/router/define-screen';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import agreement from '@/locales/long/agreement/es.json';
import consent from '@/locales/long/consent/es.json';
import deletion from '@/locales/long/deletion/es.json';
import privacy from '@/locales/long/privacy/es.json';
import terms from '@/locales/long/terms/es.json';
import { screen as contract } from './contract-new/contract-new/screen';
import { screen as policy } from './policy/policy/screen';
import { states as policyStates } from './policy/policy/screen.states';
import type { ScreenState } from './screen-state';
import { screen as autoSign } from './sign/auto-sign/screen';
import { screen as sign } from './sign/sign/screen';
import { screen as upload } from './upload/upload-id-card/upload-id-card/screen';

type Text = {
  screen: Screen;
  state: ScreenState;
  /** A title or a sentence of it. */
  part: string | undefined;
  /** The id of what is tapped for it. */
  tap?: string;
};

const clause = agreement[0]?.title;

const texts: Record<string, Text> = {
  'the privacy policy': {
    screen: policy,
    state: policyStates.privacy,
    part: privacy.sections[0]?.title,
  },
  'the terms': { screen: policy, state: policyStates.terms, part: terms.sections[0]?.title },
  'the deletion': {
    screen: policy,
    state: policyStates.deletion,
    part: deletion.sections[0]?.title,
  },
  'the contract': { screen: contract, state: { scenario: 'lending' }, part: clause },
  'the agreement by hand': { screen: sign, state: { scenario: 'approved' }, part: clause },
  'the agreement without a drawn signature': {
    screen: autoSign,
    state: { scenario: 'cleared' },
    part: clause,
  },
  'a consent': {
    screen: upload,
    state: { scenario: 'init_submit' },
    part: consent.questions.behavior.question,
    tap: consentIds.row('behavior'),
  },
};

/** Renders a text; one that is signed with a quote that was confirmed. */
async function open({ screen, state, part = '', tap }: Text) {
  const sandbox = createTestSandbox();
  const { query } = await confirmQuote(sandbox, state.scenario);
  await renderScreen(screen, { query, ...state }, { sandbox });
  if (tap) await userEvent.click(await waitFor(() => byId(tap)));
  await page.findAllByText((shown) => shown.endsWith(part));
}

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`nothing has the id ${id}`);
  return element;
}

const notices = () => page.queryAllByText(textOf('shell.draft.title'));

describe.each(Object.entries(texts))('%s', (_, text) => {
  test('is named a draft while the legal texts are', async () => {
    await open(text);
    expect(notices()).toHaveLength(1);
  });

  test('is named none once they are reviewed', async () => {
    jest.replaceProperty(config, 'draftTexts', false);
    await open(text);
    expect(notices()).toEqual([]);
  });
});
