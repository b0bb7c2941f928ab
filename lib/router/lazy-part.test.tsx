import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from './lazy-part';

const Part = ({ name }: { name: string }) => <p>{name}</p>;
const Other = ({ name }: { name: string }) => <p>instead of {name}</p>;
const failing = () => jest.fn(async () => Part).mockRejectedValueOnce(new Error('offline'));

beforeEach(() => jest.useFakeTimers());

test('a part whose load fails is loaded again and then shown', async () => {
  const Lazy = lazyPart(failing());
  render(<Lazy name="rows" />, { wrapper: Suspense });
  await act(() => jest.advanceTimersByTimeAsync(2_999));
  expect(screen.queryByText('rows')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('rows')).toBeVisible();
});

test.each([
  ['another component', Other, 'instead of rows'],
  ['nothing', null, ''],
])('where %s may take its place, it does so at once', async (_, otherwise, text) => {
  const load = failing();
  const Lazy = lazyPart(load, otherwise);
  const { container } = render(<Lazy name="rows" />, { wrapper: Suspense });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(container).toHaveTextContent(text, { normalizeWhitespace: true });
  expect(load).toHaveBeenCalledTimes(1);
});
