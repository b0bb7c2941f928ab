import { routes } from '@/app/routes.gen';
import { lastAccount } from '@/e2e/browser/journeys/server-view';
import { screens } from '@/e2e/detox/screens/all-screens';
import { AppScreen } from '@/e2e/detox/screens/app-screen';
import { sandbox } from '@/e2e/detox/setup/world';
import { begin, goOn, goTo } from '@/e2e/detox/ways/open';
import type { AccountState } from '@/lib/api/schemas/order';
import type { RoutePath } from '@/lib/router/route-path.gen';
import type { ScenarioName } from '@/lib/sandbox/scenarios';

/** A screen, what its address says besides, and the heading that it is known by. */
type Stop = readonly [RoutePath, Readonly<Record<string, string>>, string];

const phone = { type: 'phone', phone: '+56987654321' };
const choice = { product_id: 'luka', amount: '100000', term_days: '30' };

/**
 * Every screen but those of signing, in a scenario in which it has something to show; and the state in which
 * Home stands by then.
 */
const stops: readonly [ScenarioName, AccountState | 'guest', readonly Stop[]][] = [
  [
    'guest',
    'guest',
    [
      ['/', {}, 'Pide hasta'],
      ['/pages/account/get-code-page/get-code-page', {}, 'Hola. ¿Cuál es tu celular?'],
      ['/pages/account/login-page/login-page', phone, 'Escribe el código'],
      ['/pages/policy/policy', { type: 'faq' }, 'Preguntas frecuentes'],
      ['/pages/custom-service/custom-service', {}, 'Hablemos'],
      ['/pages/custom-service/repay_help', {}, 'Paga tu préstamo en cuatro pasos'],
      ['/pages/demo/live-push/live-push', {}, 'Prueba de cámara'],
      ['/pages/product/product', {}, 'Simula tu préstamo'],
      ['/pages/profile/profile', {}, 'Entra para ver lo tuyo'],
      ['/pages/settings/settings', {}, 'Ajustes'],
      ['/pages/settings/page_native_test', {}, 'Prueba del puente'],
      ['/pages/index/home-components/home-help', {}, 'Ayuda'],
      ['/pages/index/home-components/home-top', {}, 'Pide hasta'],
      ['/pages/hola-app-list/hola-app-list', {}, 'Apps amigas'],
    ],
  ],
  [
    'init',
    'init',
    [
      ['/pages/index/init-state/init-state', {}, 'Pide hasta'],
      ['/pages/step/step-basic/step-basic', {}, 'Tus datos'],
    ],
  ],
  [
    'init_submit',
    'init',
    [
      ['/pages/step/step-social/step-social', {}, 'Tu trabajo y tus contactos'],
      ['/pages/step/step-withdrawal/step-withdrawal', {}, '¿Dónde quieres recibir la plata?'],
      ['/pages/step/step-withdrawal/step-withdrawal-new', {}, '¿Dónde quieres recibir la plata?'],
      ['/pages/upload/upload-id-card/upload-id-card', {}, 'Fotos de tu cédula'],
    ],
  ],
  [
    'review',
    'review',
    [
      ['/pages/index/review-state/review-state', {}, 'Camila, estamos revisando tu solicitud'],
      [
        '/pages/landing/landing-application-submited/landing-application-submited',
        {},
        'Recibimos tu solicitud',
      ],
    ],
  ],
  [
    'approved',
    'approved',
    [
      ['/pages/loan/loan-info-choose/loan-info-choose', {}, 'Tu préstamo'],
      ['/pages/loan/loan-information/loan-information', choice, 'Revisa antes de firmar'],
      ['/pages/contract-new/my-coupon', {}, 'Cupo y cupones'],
      ['/pages/contract-new/increase-amount', {}, 'Tu cupo'],
    ],
  ],
  [
    'lending',
    'lending',
    [
      ['/pages/index/api-state/api-state', {}, 'Debes pagar'],
      ['/pages/my-loan/my-loan', {}, 'Mis préstamos'],
      ['/pages/order-detail/order-detail', { order_no: '' }, 'Pagas el'],
      ['/pages/contract-new/contract-new', { order_no: '' }, 'Contrato de préstamo'],
      [
        '/pages/landing/landing-sign-success/landing-sign-success',
        { order_no: '' },
        'Tu plata ya llegó',
      ],
      ['/pages/webview/webview', { url: 'https://example.com/' }, 'Página externa'],
    ],
  ],
];

beforeAll(() => begin());

test('there is a stop at every screen, but for signing, to which only confirmed terms lead', () => {
  const visited: string[] = stops.flatMap(([, , some]) => some.map(([path]) => path));
  const signing = ['/pages/sign/sign', '/pages/sign/auto-sign'];
  expect([...visited, ...signing].sort()).toEqual(Object.keys(routes).sort());
});

test.each(stops)(
  'every screen of somebody in %s has its heading',
  async (scenario, state, some) => {
    await goOn({ scenario });
    await screens.home.shows(state);
    const [order] = scenario === 'lending' ? (await lastAccount(sandbox)).orders : [];
    for (const [path, query, heading] of some) {
      const screen = new AppScreen({ path, mark: '' });
      await goTo({
        path,
        query: 'order_no' in query ? { order_no: order?.order_no ?? '' } : query,
      });
      await screen.isAddressed();
      await screen.isHeaded(heading);
    }
  },
);
