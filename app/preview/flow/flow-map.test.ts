import { buildDesignIndex } from '@/scripts/export/design-index';
import { arrowPath, flowMap } from './flow-map';

const { nodes, arrows } = flowMap(buildDesignIndex());
const isArrow = (from: string, to: string) =>
  arrows.some((arrow) => arrow.from.screen.path === from && arrow.to.screen.path === to);

test('the arrows follow the journey from the offer to the loan that is paid', () => {
  const journey = [
    '/',
    '/pages/account/get-code-page/get-code-page',
    '/pages/account/login-page/login-page',
    '/pages/step/step-basic/step-basic',
    '/pages/step/step-social/step-social',
    '/pages/step/step-withdrawal/step-withdrawal-new',
    '/pages/upload/upload-id-card/upload-id-card',
    '/pages/landing/landing-application-submited/landing-application-submited',
  ];
  for (const [at, to] of journey.slice(1).entries()) {
    expect([journey[at], to, isArrow(journey[at] ?? '', to)]).toEqual([journey[at], to, true]);
  }
  expect(isArrow('/', '/pages/loan/loan-info-choose/loan-info-choose')).toBe(true);
  expect(isArrow('/pages/my-loan/my-loan', '/pages/order-detail/order-detail')).toBe(true);
});

test('a screen has no arrow to where none of its sources leads', () => {
  expect(isArrow('/pages/hola-app-list/hola-app-list', '/pages/sign/sign')).toBe(false);
  expect(isArrow('/pages/custom-service/repay_help', '/pages/settings/settings')).toBe(false);
  expect(arrows.filter(({ from, to }) => from === to)).toEqual([]);
});

test('two screens are never in the same place, and the two ways between them are two lines', () => {
  expect(new Set(nodes.map(({ column, row }) => `${column} ${row}`)).size).toBe(nodes.length);
  const [one] = arrows;
  if (!one) throw new Error('no arrow');
  const there = arrowPath(one).match(/[\d.]+/g);
  const back = arrowPath({ from: one.to, to: one.from }).match(/[\d.]+/g);
  expect(there).not.toEqual(back?.reverse());
});
