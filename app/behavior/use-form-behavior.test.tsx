import { render, waitFor } from '@testing-library/react';
import { queuedEvents } from '@/lib/behavior/event-queue';
import { logInConsenting } from '@/lib/testing/consenting-user';
import { useFormBehavior } from './use-form-behavior';

beforeEach(() => logInConsenting('behavior'));

type FormProps = { dirty?: boolean; items?: string[]; attempt?: number };

function Form({ dirty = false, items = [], attempt = 0 }: FormProps) {
  const summary = { items: items.map((id) => ({ id })), attempt };
  useFormBehavior({ name: 'social', dirty, summary });
  return null;
}

const expectEvents = (events: unknown[]) =>
  waitFor(() =>
    expect(queuedEvents().map(({ key, sub_e }) => [key, ...(sub_e ?? [])])).toEqual(events),
  );

test('tracks a started form and an unsaved one, once each', async () => {
  const { rerender, unmount } = render(<Form />);
  rerender(<Form dirty />);
  rerender(<Form dirty attempt={0} />);
  unmount();
  await expectEvents([
    ['form_started', { form: 'social' }],
    ['form_left', { form: 'social' }],
  ]);
});

test('does not track a saved form as left', async () => {
  const { rerender, unmount } = render(<Form dirty />);
  rerender(<Form />);
  unmount();
  await expectEvents([['form_started', { form: 'social' }]]);
});

test('tracks the refused fields and their error counts, once for each attempt', async () => {
  const items = ['social-salary', 'social-contacts-0-phone', 'social-contacts-1-phone'];
  const { rerender } = render(<Form />);
  rerender(<Form items={items} attempt={1} />);
  rerender(<Form items={['social-salary']} attempt={1} />);
  rerender(<Form items={['social-salary']} attempt={2} />);
  await expectEvents([
    [
      'form_refused',
      { form: 'social', field: 'salary', count: 1 },
      { form: 'social', field: 'contacts', count: 2 },
    ],
    ['form_refused', { form: 'social', field: 'salary', count: 1 }],
  ]);
});
