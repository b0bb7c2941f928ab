import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import * as v from 'valibot';
import { downloadFile } from '@/lib/download-file';
import { installFakeShell } from '@/lib/testing/fake-shell';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { toastAtom } from '@/lib/toast/toast';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

jest.mock('@/lib/download-file');

/** The lines of the calendar file that the page saves. */
async function savedLines(): Promise<string[]> {
  jest.mocked(downloadFile).mockClear();
  await userEvent.click(await page.findByRole('button', { name: textOf('addToCalendar.add') }));
  const [file, name] = jest.mocked(downloadFile).mock.lastCall ?? [];
  expect(name).toMatch(/^luka-\d{8}\.ics$/);
  return ((await file?.text()) ?? '').split('\r\n');
}

const today = Date.parse('2026-11-20T13:00:00Z');

function sandboxWithOrder(changes: object) {
  const sandbox = createTestSandbox({ now: () => today });
  sandbox.changeReply('user/get_processing_order', ({ list }) => {
    for (const order of list) Object.assign(order, changes);
  });
  return sandbox;
}

test('a running loan is offered for the calendar, with its due date and what is due then', async () => {
  const sandbox = sandboxWithOrder({ repay_date: '2026-12-14', pay_until: undefined });
  await renderScreen(screen, states.lending, { sandbox });
  expect(await savedLines()).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20261214',
      expect.stringMatching(/^SUMMARY:.*\$215\.000/),
    ]),
  );
});

test('what is due on the date is left out where it is not known', async () => {
  const payments = [{ payment_id: 'p1', amount: 100_000, paid_at: new Date(today).toISOString() }];
  const sandbox = sandboxWithOrder({ payments, amount_due: 106_000, forecast: undefined });
  await renderScreen(screen, states.lending, { sandbox });
  expect(await savedLines()).toContain(
    `SUMMARY:${textOf('addToCalendar.titleOpen', { brand: 'Luka' })}`,
  );
});

test('a due date that is no working day gives way to the last day to pay, once it has come', async () => {
  const sandbox = sandboxWithOrder({ repay_date: '2026-11-20', pay_until: '2026-11-23' });
  await renderScreen(screen, states.dueToday, { sandbox });
  expect(await savedLines()).toContain('DTSTART;VALUE=DATE:20261123');
});

test('in the shell the due date opens in the phone’s calendar, and a phone without one is told', async () => {
  jest.mocked(downloadFile).mockClear();
  const native = installFakeShell();
  native.reply('intentUriOpen', { opened: false });
  const sandbox = sandboxWithOrder({ repay_date: '2026-12-14', pay_until: undefined });
  await renderScreen(screen, states.lending, { sandbox });
  await userEvent.click(await page.findByRole('button', { name: textOf('addToCalendar.add') }));
  const { data } = await native.next('intentUriOpen');
  const { uri } = v.parse(v.object({ uri: v.string() }), data);
  const fields = Object.fromEntries(new URLSearchParams(uri.replace('luka:calendar?', '')));
  expect(fields.date).toBe('2026-12-14');
  expect(fields.title).toContain('$215.000');
  await waitFor(() =>
    expect(getDefaultStore().get(toastAtom)?.message).toBe(textOf('addToCalendar.noCalendar')),
  );
  expect(downloadFile).not.toHaveBeenCalled();
});

test.each(['overdue', 'waiting', 'paymentFailed', 'cleared'] as const)(
  'no day to come, no calendar: %s',
  async (name) => {
    await renderScreen(screen, states[name]);
    await page.findByRole('heading', { level: 1 });
    expect(document.getElementById(ids.timeline)).toBeInTheDocument();
    expect(document.getElementById(ids.calendar)).not.toBeInTheDocument();
  },
);
