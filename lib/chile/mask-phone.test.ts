import fc from 'fast-check';
import { maskPhone } from './mask-phone';

test('keeps the last four digits of a mobile number', () => {
  expect(maskPhone('+56981234567')).toBe('+56 9 •••• 4567');
});

test('never shows more than four digits of the subscriber number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 900_000_000, max: 999_999_999 }), (number) => {
      const masked = maskPhone(`+56${number}`);
      expect(masked.replace(/^\+56 9 /, '').replace(/\D/g, '')).toBe(String(number).slice(-4));
    }),
  );
});

test('masks other text too', () => {
  expect(maskPhone('user-20391')).toBe('•••• 0391');
});
