import { act, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { writeValue } from '@/lib/storage/values';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

// It is called once when a row renders.
jest.mock('@/app/orders/format-order-no', () => ({ formatOrderNo: jest.fn(String) }));

/** Opens the cleared loans next, and records what waits for the end of their list to be seen. */
function spyOnEnd() {
  const observed: IntersectionObserverCallback[] = [];
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    observed.push(callback);
    return { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
  });
  writeValue('my_loan_index', 1);
  const seen = [{ isIntersecting: true }] as IntersectionObserverEntry[];
  const reachEnd = () => act(() => observed.at(-1)?.(seen, {} as IntersectionObserver));
  return { observed, reachEnd };
}

test('a further page renders its own rows only, with their places in the whole list', async () => {
  const { observed, reachEnd } = spyOnEnd();
  await renderScreen(screen, states.longList);
  const rows = () => [...document.querySelectorAll(`#${ids.list} .my-loan__item`)];
  for (const count of [20, 40, 60]) {
    await waitFor(() => expect(rows()).toHaveLength(count));
    expect(formatOrderNo).toHaveBeenCalledTimes(20);
    jest.mocked(formatOrderNo).mockClear();
    reachEnd();
  }
  await waitFor(() => expect(rows()).toHaveLength(64));
  // Nothing is left to load.
  expect(observed).toHaveLength(3);
  const places = rows().map((row) => [row.ariaPosInSet, row.ariaSetSize]);
  expect(places.at(-1)).toEqual(['64', '64']);
});

test('waits for no further page by itself when one has failed', async () => {
  const { observed, reachEnd } = spyOnEnd();
  const { sandbox } = await renderScreen(screen, states.longList);
  await waitFor(() => expect(observed).toHaveLength(1));
  sandbox.control.fault({ path: 'user/get_complete_order', kind: '500', times: 1 });
  reachEnd();
  await waitFor(() => expect(document.getElementById(ids.more)).not.toBeNull());
  expect(observed).toHaveLength(1);
});

test.each([
  ['waiting', 0],
  ['lending', 1],
] as const)(
  'a loan that is %s says how to pay only once its money has arrived',
  async (state, ways) => {
    await renderScreen(screen, states[state]);
    await waitFor(() => expect(document.querySelector('.my-loan__item')).not.toBeNull());
    const steps = page.queryAllByRole('link', { name: textOf('home.overdue.steps') });
    expect(steps).toHaveLength(ways);
  },
);

test('opens with the news that nothing is owed once the last loan is paid back, from one list', async () => {
  writeValue('my_loan_index', 0);
  await renderScreen(screen, states.cleared);
  const certificate = await page.findByRole('link', { name: textOf('home.cleared.certificate') });
  expect(certificate).toHaveAttribute('href', expect.stringContaining('paper=certificate'));
  const item = document.querySelector('.my-loan__list > li');
  expect(item).toHaveTextContent(
    /Ya no debes nada.*te costó lo mismo que firmaste.*Lo que te costó\$27\.000.*Devolviste el \d+ \p{L}+ \d{4}\$215\.000/u,
  );
  expect(item).toContainElement(certificate);
  expect(page.getByRole('tab', { name: textOf('myLoan.tabs.complete') })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const again = page.getByRole('link', { name: textOf('home.cleared.again') });
  expect(again).toHaveAttribute('href', expect.stringContaining('loan-info-choose'));
});

test('tells the news of the newest loan where Home sends none', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', (home) => {
    delete home.order;
  });
  await renderScreen(screen, states.cleared, { sandbox });
  expect(await page.findByText(textOf('home.cleared.titleNoName'))).toBeInTheDocument();
});

test('shows the empty list of running loans to who selects it, and the paid ones again', async () => {
  await renderScreen(screen, states.cleared);
  await page.findByText(textOf('home.cleared.titleNoName'));
  await userEvent.click(page.getByRole('tab', { name: textOf('myLoan.tabs.processing') }));
  expect(await page.findByText(textOf('myLoan.empty.processingTitle'))).toBeInTheDocument();
  await userEvent.click(page.getByRole('tab', { name: textOf('myLoan.tabs.complete') }));
  expect(await page.findByText(textOf('home.cleared.titleNoName'))).toBeInTheDocument();
});

test('a loan on its way says what is paid back when, and until when it can be cancelled', async () => {
  await renderScreen(screen, states.waiting);
  const row = await page.findByRole('link', { name: /N\.º/ });
  expect(row).toHaveTextContent(/Devuelves el \d+ [a-z]+\$215\.000/);
  expect(row).toHaveTextContent(/Puedes anular sin costo hasta las \d\d:\d\d/);
  expect(page.getByRole('link', { name: textOf('home.loan.detail') })).toHaveAttribute(
    'href',
    row.getAttribute('href') ?? '',
  );
});
