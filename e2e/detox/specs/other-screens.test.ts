import { ids as home } from '@/app/home/home.ids';
import { ids as quota } from '@/app/pages/contract-new/increase-amount/screen.ids';
import { ids as coupons } from '@/app/pages/contract-new/my-coupon/screen.ids';
import { ids as help } from '@/app/pages/custom-service/custom-service/screen.ids';
import { ids as repayHelp } from '@/app/pages/custom-service/repay_help/screen.ids';
import { ids as camera } from '@/app/pages/demo/live-push/live-push/screen.ids';
import { ids as partners } from '@/app/pages/hola-app-list/hola-app-list/screen.ids';
import { ids as policy } from '@/app/pages/policy/policy/screen.ids';
import { ids as product } from '@/app/pages/product/product/screen.ids';
import { app } from '@/e2e/detox/setup/app';
import { detoxDriver } from '@/e2e/detox/setup/detox-driver';
import { onDesktop, phone } from '@/e2e/detox/setup/fixtures';
import { restartPage, startApp } from '@/e2e/detox/setup/open-app';
import { byId, waitForPath } from '@/e2e/screens/app-screen';
import { eventually } from '@/e2e/shared/eventually';
import type { RoutePath } from '@/lib/router/route-path.gen';
import type { ScenarioName } from '@/lib/sandbox/scenarios';

/** A screen in a scenario, an element that the user taps there, and the screen that it leads to. */
const ways: readonly [RoutePath, ScenarioName, string, RoutePath][] = [
  ['/pages/contract-new/increase-amount', 'approved', quota.borrow, app.choose.path],
  [
    '/pages/contract-new/my-coupon',
    'approved',
    coupons.quota,
    '/pages/contract-new/increase-amount',
  ],
  [
    '/pages/custom-service/custom-service',
    'guest',
    help.repayHelp,
    '/pages/custom-service/repay_help',
  ],
  [
    '/pages/custom-service/repay_help',
    'guest',
    repayHelp.talk,
    '/pages/custom-service/custom-service',
  ],
  ['/pages/index/api-state/api-state', 'overdue', home.pay, app.order.path],
  ['/pages/index/home-components/home-help', 'guest', home.helpCost, '/pages/product/product'],
  ['/pages/index/home-components/home-top', 'init', home.goOn, app.basic.path],
  ['/pages/index/init-state/init-state', 'init', home.goOn, app.basic.path],
  ['/pages/index/review-state/review-state', 'approved', home.choose, app.choose.path],
  ['/pages/policy/policy', 'guest', policy.help, '/pages/custom-service/custom-service'],
  ['/pages/product/product', 'approved', product.continue, app.choose.path],
];

beforeAll(() => startApp());

test.each(ways)('%s in the scenario %s: “%s” leads to %s', async (path, scenario, id, next) => {
  await restartPage({ path, scenario });
  await detoxDriver.tap(byId(id));
  await waitForPath(detoxDriver, next);
  await detoxDriver.waitForVisible('main:not([aria-busy="true"])');
});

onDesktop('a partner app and a phone number are opened outside of the app', async () => {
  await restartPage({ path: '/pages/hola-app-list/hola-app-list' });
  await detoxDriver.tap(`${byId(partners.list)} a`);
  await waitForOpened(/^https:/);
  await restartPage({ path: '/pages/custom-service/custom-service' });
  await detoxDriver.tap(byId(help.sernacPhone));
  await waitForOpened(/^tel:800700100$/);
});

onDesktop('the demo says why the camera of the page cannot be used', async () => {
  await restartPage({ path: '/pages/demo/live-push/live-push' });
  await detoxDriver.tap(byId(camera.start));
  await detoxDriver.waitForVisible(byId(camera.refused));
});

/** Waits until another app has been opened with a URI. */
async function waitForOpened(uri: RegExp): Promise<void> {
  await eventually(async () => {
    const { opened } = await phone.state();
    expect(opened).toContainEqual(expect.objectContaining({ uri: expect.stringMatching(uri) }));
  });
}
