import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadFile } from '@/lib/download-file';
import { installFakeShell } from '@/lib/testing/fake-shell';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
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

test.each(['overdue', 'waiting', 'paymentFailed', 'cleared', 'inShell'] as const)(
  'no day to come, or no download, no calendar: %s',
  async (name) => {
    const native = name === 'inShell' ? installFakeShell() : undefined;
    await renderScreen(screen, name === 'inShell' ? states.lending : states[name]);
    await page.findByRole('heading', { level: 1 });
    expect(document.getElementById(ids.timeline)).toBeInTheDocument();
    expect(document.getElementById(ids.calendar)).not.toBeInTheDocument();
    native?.remove();
  },
);
