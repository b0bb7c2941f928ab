import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screen as home } from '@/app/pages/index/index/screen';
import { states } from '@/app/pages/index/index/screen.states';
import { textsVersion } from '@/lib/session/agreed-texts';
import { readValue, writeValue } from '@/lib/storage/values';
import { renderScreen } from '@/lib/testing/render-screen';
import { textOf } from '@/lib/testing/text-of';
import { ids } from './home.ids';

/** Home of a user who agreed to a version of the texts. */
async function open(version?: string) {
  const before = async () => {
    const userId = readValue('user_id') ?? '';
    if (version) writeValue(`luka_texts_${userId}`, { version, at: '2026-11-20T10:00:00Z' });
  };
  return renderScreen(home, states.cleared, { before });
}

const agreed = () => readValue(`luka_texts_${readValue('user_id')}`)?.version;

test('a user who agreed to older texts is asked again, with both to read, until they agree', async () => {
  await open('2026-01-01');
  expect(await page.findByText(textOf('home.texts.title'))).toBeVisible();
  expect(page.getByRole('link', { name: 'términos' })).toHaveAttribute(
    'href',
    '#/pages/policy/policy?type=terms',
  );
  expect(agreed()).toBe('2026-01-01');
  await userEvent.click(document.getElementById(ids.agreeTexts) ?? document.body);
  await waitFor(() => expect(document.getElementById(ids.newTexts)).toBeNull());
  expect(agreed()).toBe(textsVersion);
});

test.each([undefined, textsVersion])(
  'nothing is asked of a user who agreed to %s',
  async (version) => {
    await open(version);
    await page.findAllByRole('heading');
    expect(document.getElementById(ids.newTexts)).toBeNull();
  },
);
