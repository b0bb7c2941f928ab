import { renderHook } from '@testing-library/react';
import { trackLater } from '@/lib/behavior/track-later';
import { useQuoteCount } from './use-quote-count';

jest.mock('@/lib/behavior/track-later');

test.each<[string, (string | undefined)[], number | undefined]>([
  ['no quote', [undefined], undefined],
  ['the first quote', [undefined, 'a'], undefined],
  ['the same choice again', ['a', 'a'], undefined],
  ['another choice', ['a', 'b'], 1],
  ['a choice that was left and taken again', ['a', 'b', 'a'], 2],
])('after %s the count of changed choices is right', (_, choices, count) => {
  const { rerender, unmount } = renderHook(useQuoteCount, { initialProps: choices[0] });
  for (const choice of choices.slice(1)) rerender(choice);
  expect(trackLater).not.toHaveBeenCalled();
  unmount();
  expect(jest.mocked(trackLater).mock.calls).toEqual(
    count === undefined ? [] : [['preview_changed', { count }]],
  );
});
