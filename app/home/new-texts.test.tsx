import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screen as home } from '@/app/pages/index/index/screen';
import { states } from '@/app/pages/index/index/screen.states';
import { config } from '@/lib/config';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { renderScreen } from '@/lib/testing/render-screen';
import { ids } from './home.ids';

/** Home of a user who agreed to a version of the texts. */
async function open(version?: string) {
  const before = async () => {
    const userId = readValue('user_id') ?? '';
    if (version) writeValue(`luka_texts_${userId}`, { version, at: '2026-11-20T10:00:00Z' });
    else removeValue(`luka_texts_${userId}`);
  };
  return renderScreen(home, states.cleared, { before });
}

const agreed = () => readValue(`luka_texts_${readValue('user_id')}`)?.version;

test.each([
  ['who agreed to older texts', '2026-01-01', 'Cambiaron los términos de uso'],
  ['of whom the phone knows no agreement', undefined, 'Acepta los términos de uso'],
])('a user %s is asked, with both to read, until they agree', async (_, version, title) => {
  await open(version);
  expect(await page.findByText(title)).toBeVisible();
  expect(page.getByRole('link', { name: 'términos' })).toHaveAttribute(
    'href',
    '#/pages/policy/policy?type=terms',
  );
  expect(agreed()).toBe(version);
  await userEvent.click(document.getElementById(ids.agreeTexts) ?? document.body);
  await waitFor(() => expect(document.getElementById(ids.newTexts)).toBeNull());
  expect(agreed()).toBe(config.textsVersion);
});

test('nothing is asked of a user who agreed to the texts of today', async () => {
  await open(config.textsVersion);
  await page.findAllByRole('heading');
  expect(document.getElementById(ids.newTexts)).toBeNull();
});
