import { routes } from '@/app/routes.gen';

/** The screens that a guest may open; all others lead to the log-in. Source: contract.md section 5. */
const openToGuests = [
  '/',
  '/pages/account/get-code-page/get-code-page',
  '/pages/account/login-page/login-page',
  '/pages/custom-service/custom-service',
  '/pages/custom-service/repay_help',
  '/pages/demo/live-push/live-push',
  '/pages/hola-app-list/hola-app-list',
  '/pages/index/api-state/api-state',
  '/pages/index/home-components/home-help',
  '/pages/index/home-components/home-top',
  '/pages/index/init-state/init-state',
  '/pages/index/review-state/review-state',
  '/pages/my-loan/my-loan',
  '/pages/policy/policy',
  '/pages/product/product',
  '/pages/profile/profile',
  '/pages/settings/page_native_test',
  '/pages/settings/settings',
  '/pages/webview/webview',
];

test('every screen but those open to guests needs a log-in', async () => {
  const open = await Promise.all(
    Object.entries(routes).map(async ([path, load]) => {
      const { screen } = await load();
      return screen.needsLogin ? [] : [path];
    }),
  );
  expect(open.flat().toSorted()).toEqual(openToGuests);
});
