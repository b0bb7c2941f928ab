import { ApiError } from '@/lib/api/errors';
import { renderWithI18n } from '@/lib/testing/render';
import { PhotoError, photoErrorCodes } from './photo-error';
import { usePhotoText } from './use-photo-text';

let textOf: (error: unknown) => string;

function Reader() {
  textOf = usePhotoText();
  return null;
}

test.each(['es', 'en', 'vi'] as const)('has a text of its own for every code in %s', (locale) => {
  renderWithI18n(<Reader />, { locale });
  const texts = photoErrorCodes.map((code) => textOf(new PhotoError(code, 'x')));
  expect(new Set(texts).size).toBe(photoErrorCodes.length);
  for (const text of texts) expect(text).not.toBe('');
});

test("prefers the server's text to what the user can do", () => {
  renderWithI18n(<Reader />);
  const call = { path: 'p', hint: 'h' };
  expect(
    textOf(new ApiError('refused', { ...call, serverMessage: 'Ya enviaste la solicitud' })),
  ).toBe('Ya enviaste la solicitud');
  expect(textOf(new ApiError('timeout', call))).toMatch(/^Revisa tu conexión/);
  expect(textOf(new ApiError('http', call))).toMatch(/^Intenta de nuevo/);
  expect(textOf(new Error('boom'))).toMatch(/^Toma la foto de nuevo/);
});
