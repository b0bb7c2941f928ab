import fc from 'fast-check';
import * as v from 'valibot';
import { requestHeaders } from '@/lib/api/headers';
import { readValue } from '@/lib/storage/values';
import { headerText } from './header-text';

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[ -~\r\n\t\0é]{0,9}$/),
);

test.each(['a\nb', 'a\r', ' a', 'a ', 'añb', 'a\0b', '', '\u{1f600}'])('refuses %j', (value) => {
  expect(v.is(headerText, value)).toBe(false);
});

test.each(['a', 'ab', 'a b'])('accepts %j', (value) => {
  expect(v.is(headerText, value)).toBe(true);
});

test('accepts what a header carries unchanged', () => {
  fc.assert(
    fc.property(text, (value) => {
      if (!v.is(headerText, value)) return;
      expect(new Headers({ token: value }).get('token')).toBe(value);
    }),
  );
});

test('whatever is stored, the headers of a request can be sent', () => {
  fc.assert(
    fc.property(text, text, fc.double(), (token, versionName, versionCode) => {
      window.localStorage.setItem('uni_token', token);
      window.localStorage.setItem('appInfo', JSON.stringify({ versionName, versionCode }));
      expect(() => new Headers(requestHeaders(readValue('uni_token')))).not.toThrow();
    }),
  );
});
