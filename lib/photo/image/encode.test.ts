import fc from 'fast-check';
import { toBase64 } from './encode';

test('any bytes become the base64 that they are elsewhere', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 90 }), fc.nat(2000), async (some, times) => {
      // Long enough for several parts.
      const bytes = Buffer.concat(Array.from({ length: times }, () => some));
      const blob = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
      expect(await toBase64(blob)).toBe(bytes.toString('base64'));
    }),
    { numRuns: 30 },
  );
});

test('given up before or meanwhile it rejects with the reason', async () => {
  const blob = new Blob([new Uint8Array(200_000)]);
  await expect(toBase64(blob, AbortSignal.abort('no'))).rejects.toBe('no');
  const control = new AbortController();
  const work = toBase64(blob, control.signal);
  control.abort('changed my mind');
  await expect(work).rejects.toBe('changed my mind');
});
