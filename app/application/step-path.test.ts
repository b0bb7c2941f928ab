import { stepPath } from './step-path';

test('a form step leads to its form', () => {
  expect(stepPath('basic')).toBe('/pages/step/step-basic/step-basic');
  expect(stepPath('social')).toBe('/pages/step/step-social/step-social');
});

test('the payout step leads to the version with the account check', () => {
  expect(stepPath('withdrawal')).toBe('/pages/step/step-withdrawal/step-withdrawal-new');
});

test('photos and handing in are on one screen', () => {
  expect(stepPath('id_card')).toBe('/pages/upload/upload-id-card/upload-id-card');
  expect(stepPath('submit')).toBe(stepPath('id_card'));
});

test('an application that is done leads Home', () => {
  expect(stepPath('done')).toBe('/');
});
