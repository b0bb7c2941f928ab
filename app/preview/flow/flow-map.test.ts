import { buildDesignIndex } from '@/scripts/export/design-index';
import { flowMap } from './flow-map';

const { arrows } = flowMap(buildDesignIndex());
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
