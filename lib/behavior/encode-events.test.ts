import fc from 'fast-check';
import { encodeEvents } from './encode-events';

test('what the server decodes is what was noted, whatever letters it has', () => {
  fc.assert(
    fc.property(
      fc.array(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue())),
      (events) => {
        const { data, bytes } = encodeEvents(events);
        const decoded = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        expect(decoded).toHaveLength(bytes);
        expect(new TextDecoder().decode(decoded)).toBe(
          new TextDecoder().decode(new TextEncoder().encode(JSON.stringify(events))),
        );
      },
    ),
  );
});
