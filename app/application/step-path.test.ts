import { stepPath } from './step-path';

test('returns the route of each form', () => {
  expect(stepPath('basic')).toBe('/pages/step/step-basic/step-basic');
  expect(stepPath('social')).toBe('/pages/step/step-social/step-social');
});

test('returns the version with the account check for the payout step', () => {
  expect(stepPath('withdrawal')).toBe('/pages/step/step-withdrawal/step-withdrawal-new');
});

test('returns the photo screen for photos and submission', () => {
  expect(stepPath('id_card')).toBe('/pages/upload/upload-id-card/upload-id-card');
  expect(stepPath('submit')).toBe(stepPath('id_card'));
});

test('returns Home when the application is done', () => {
  expect(stepPath('done')).toBe('/');
});
