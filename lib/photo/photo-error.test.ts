import { PhotoError, toPhotoError } from './photo-error';

test('keeps a PhotoError, maps an abort to cancelled and anything else to failed', () => {
  const own = new PhotoError('heic', 'x');
  expect(toPhotoError(own)).toBe(own);
  expect(toPhotoError(new DOMException('stop', 'AbortError')).code).toBe('cancelled');
  expect(toPhotoError(new TypeError('boom'))).toMatchObject({ code: 'failed' });
  expect(toPhotoError('text')).toMatchObject({ code: 'failed', message: 'failed: text' });
});
