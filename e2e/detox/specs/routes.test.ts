import { galleryAreas } from '@/app/preview/screens';
import { app } from '@/e2e/detox/setup/app';
import { detoxDriver } from '@/e2e/detox/setup/detox-driver';
import { restartPage, startApp } from '@/e2e/detox/setup/open-app';
import { waitForPath } from '@/e2e/screens/app-screen';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import { isScenarioName } from '@/lib/sandbox/scenarios';

/**
 * Each route in its first state that needs a scenario and a query alone. The screens of signing redirect without a
 * confirmed quote, and the log-in without a sent code; the specs `borrow` and `log-in` open them.
 */
const routes = galleryAreas
  .flatMap(({ screens }) => screens)
  .filter(({ path }) => !path.startsWith('/pages/sign/') && path !== app.login.path)
  .flatMap(({ path, states }) => {
    const state = states.find(({ faults, before, actions }) => !faults && !before && !actions);
    return state && isScenarioName(state.scenario)
      ? [{ path, scenario: state.scenario, query: state.query }]
      : [];
  });

beforeAll(() => startApp());

test.each(routes)('$path shows its content in the scenario $scenario', async (route) => {
  await restartPage(route);
  await waitForPath(detoxDriver, route.path);
  await detoxDriver.waitForVisible('main:not([aria-busy="true"])');
  const heading = await detoxDriver.evaluate('h1', ({ textContent }) => textContent ?? '');
  expect(heading.trim()).not.toBe('');
  expect(heading).not.toContain(catalogueText('es', 'shell.unknown.title'));
  // An error takes the place of content with this role.
  await detoxDriver.waitUntilGone('main .state[role="status"]');
});
