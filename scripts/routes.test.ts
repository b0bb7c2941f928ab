import { readFileSync } from 'node:fs';
import { generateStaticParams } from '@/app/pages/[...route]/page';
import { generateRoutes } from './routes';

/** Every route of product.md section 2; `pages/index/index` is an alias of `/`. */
const specified = [
  '/',
  '/pages/account/get-code-page/get-code-page',
  '/pages/account/login-page/login-page',
  '/pages/contract-new/contract-new',
  '/pages/contract-new/increase-amount',
  '/pages/contract-new/my-coupon',
  '/pages/custom-service/custom-service',
  '/pages/custom-service/repay_help',
  '/pages/demo/live-push/live-push',
  '/pages/hola-app-list/hola-app-list',
  '/pages/index/api-state/api-state',
  '/pages/index/home-components/home-help',
  '/pages/index/home-components/home-top',
  '/pages/index/init-state/init-state',
  '/pages/index/review-state/review-state',
  '/pages/landing/landing-application-submited/landing-application-submited',
  '/pages/landing/landing-sign-success/landing-sign-success',
  '/pages/loan/loan-info-choose/loan-info-choose',
  '/pages/loan/loan-information/loan-information',
  '/pages/my-loan/my-loan',
  '/pages/order-detail/order-detail',
  '/pages/policy/policy',
  '/pages/product/product',
  '/pages/profile/profile',
  '/pages/settings/page_native_test',
  '/pages/settings/settings',
  '/pages/sign/auto-sign',
  '/pages/sign/sign',
  '/pages/step/step-basic/step-basic',
  '/pages/step/step-social/step-social',
  '/pages/step/step-withdrawal/step-withdrawal',
  '/pages/step/step-withdrawal/step-withdrawal-new',
  '/pages/upload/upload-id-card/upload-id-card',
  '/pages/webview/webview',
];

const generated = generateRoutes('.');

test('the generated files are up to date', () => {
  for (const [file, text] of generated) expect(readFileSync(file, 'utf8')).toBe(text);
});

test('the routes are those of the specification', () => {
  const table = generated.get('app/routes.gen.ts') ?? '';
  const paths = [...table.matchAll(/^ {2}'([^']+)':/gm)].map(([, path]) => path);
  expect([...paths].sort()).toEqual([...specified].sort());
});

test('every screen is also a static page at its own path', () => {
  const pages = generateStaticParams().map(({ route }) => `/pages/${route.join('/')}`);
  expect(pages.sort()).toEqual(
    specified.map((path) => (path === '/' ? '/pages/index/index' : path)).sort(),
  );
});
