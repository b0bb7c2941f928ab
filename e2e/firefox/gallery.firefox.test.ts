import { catalogueText } from '@/e2e/shared/catalogue-text';
import { waitForPreview } from '@/scripts/pictures/open-state';
import { test } from './firefox-test';

test('a state is shown in its frame, and its link opens it', async ({ app, cdn }) => {
  const { page } = await app({ width: 1280 });
  await page.goto(`${cdn.url}/preview/index.html?search=my+loan+overdue&locale=vi`);
  await page.getByRole('button', { name: 'Run overdue here' }).first().click();
  const frame = page.locator('.gallery-picture[data-idle=true] iframe').first();
  await frame.waitFor();
  const title = catalogueText('vi', 'myLoan.title');
  await frame.contentFrame().getByRole('heading', { level: 1, name: title }).waitFor();
  await page.locator('.gallery-card__name a:first-child').first().click();
  await waitForPreview(page);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
});
