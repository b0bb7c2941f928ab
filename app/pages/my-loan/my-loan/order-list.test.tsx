import { act, waitFor } from '@testing-library/react';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { writeValue } from '@/lib/storage/values';
import { renderScreen } from '@/lib/testing/render-screen';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

// It is called once when a row renders.
jest.mock('@/app/orders/format-order-no', () => ({ formatOrderNo: jest.fn(String) }));

test('a further page renders its own rows only, with their places in the whole list', async () => {
  const observed: IntersectionObserverCallback[] = [];
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    observed.push(callback);
    return { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
  });
  window.scrollTo = jest.fn();
  writeValue('my_loan_index', 1);
  await renderScreen(screen, states.longList);
  const rows = () => [...document.querySelectorAll(`#${ids.list} .my-loan__item`)];
  for (const count of [20, 40, 60]) {
    await waitFor(() => expect(rows()).toHaveLength(count));
    expect(formatOrderNo).toHaveBeenCalledTimes(20);
    jest.mocked(formatOrderNo).mockClear();
    const seen = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    act(() => observed.at(-1)?.(seen, {} as IntersectionObserver));
  }
  await waitFor(() => expect(rows()).toHaveLength(64));
  const places = rows().map((row) => [row.ariaPosInSet, row.ariaSetSize]);
  expect(places.at(-1)).toEqual(['64', '64']);
});
