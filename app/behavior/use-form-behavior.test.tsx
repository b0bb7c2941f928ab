import { configure, render, waitFor } from '@testing-library/react';
import { waitingEvents } from '@/lib/behavior/waiting-events';
import { logInConsenting, removeConsentingUser } from '@/lib/testing/consenting-user';
import { useFormBehavior } from './use-form-behavior';
import { useQuoteCount } from './use-quote-count';

// What comes by itself may take its time on a machine that has much else to do.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => logInConsenting('behavior'));
afterEach(removeConsentingUser);

type Look = { dirty?: boolean; items?: string[]; attempt?: number };

function Form({ dirty = false, items = [], attempt = 0 }: Look) {
  const summary = { items: items.map((id) => ({ id })), attempt };
  useFormBehavior({ name: 'social', dirty, summary });
  return null;
}

function Chooser({ amount }: { amount?: number }) {
  useQuoteCount(amount?.toString());
  return null;
}

const expectNoted = (events: unknown[]) =>
  waitFor(() =>
    expect(waitingEvents().map(({ key, sub_e }) => [key, ...(sub_e ?? [])])).toEqual(events),
  );

test('a form that is begun and left half filled in is noted as that, once each', async () => {
  const { rerender, unmount } = render(<Form />);
  rerender(<Form dirty />);
  rerender(<Form dirty attempt={0} />);
  unmount();
  await expectNoted([
    ['form_started', { form: 'social' }],
    ['form_left', { form: 'social' }],
  ]);
});

test('a form that was saved was not left', async () => {
  const { rerender, unmount } = render(<Form dirty />);
  rerender(<Form />);
  unmount();
  await expectNoted([['form_started', { form: 'social' }]]);
});

test('a refused form names its fields and how many errors each has, once for each try', async () => {
  const items = ['social-salary', 'social-contacts-0-phone', 'social-contacts-1-phone'];
  const { rerender } = render(<Form />);
  rerender(<Form items={items} attempt={1} />);
  rerender(<Form items={['social-salary']} attempt={1} />);
  rerender(<Form items={['social-salary']} attempt={2} />);
  await expectNoted([
    [
      'form_refused',
      { form: 'social', field: 'salary', count: 1 },
      { form: 'social', field: 'contacts', count: 2 },
    ],
    ['form_refused', { form: 'social', field: 'salary', count: 1 }],
  ]);
});

test('how often another choice was looked at is noted when the screen is left, without the choice', async () => {
  const { rerender, unmount } = render(<Chooser />);
  for (const amount of [100_000, 100_000, 120_000, 150_000]) rerender(<Chooser amount={amount} />);
  unmount();
  const other = render(<Chooser amount={100_000} />);
  other.unmount();
  await expectNoted([['preview_changed', { count: 2 }]]);
});
