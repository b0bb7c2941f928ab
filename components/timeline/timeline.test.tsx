import { screen } from '@testing-library/react';
import { renderWithI18n } from '@/lib/testing/render';
import { Timeline } from './timeline';

test('each event has its state as text', () => {
  renderWithI18n(
    <Timeline
      items={[
        { state: 'done', title: 'Lo pediste y firmaste' },
        { state: 'late', title: 'Venció el pago' },
        { state: 'now', title: 'Esperamos tu pago' },
        { state: 'next', title: 'Quedas al día' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Hecho: Lo pediste y firmaste',
    'Atrasado: Venció el pago',
    'Ahora: Esperamos tu pago',
    'Después: Quedas al día',
  ]);
});

test('only the current event is the current step', () => {
  renderWithI18n(
    <Timeline
      items={[
        { state: 'done', title: 'a' },
        { state: 'now', title: 'b' },
      ]}
    />,
  );
  const [done, now] = screen.getAllByRole('listitem');
  expect(done).not.toHaveAttribute('aria-current');
  expect(now).toHaveAttribute('aria-current', 'step');
});

test('a text without dateTime is not a time element', () => {
  renderWithI18n(
    <Timeline items={[{ state: 'now', title: 'Los revisamos', text: 'Suele tomar 2 minutos' }]} />,
  );
  expect(screen.getByText('Suele tomar 2 minutos').tagName).toBe('SPAN');
});

test('a text with dateTime is a time element', () => {
  renderWithI18n(
    <Timeline
      items={[{ state: 'done', title: 'Venció', text: '20 dic 2026', dateTime: '2026-12-20' }]}
    />,
  );
  expect(screen.getByText('20 dic 2026')).toHaveAttribute('datetime', '2026-12-20');
});

test('a late event has an icon', () => {
  renderWithI18n(
    <Timeline
      items={[
        { state: 'done', title: 'a' },
        { state: 'late', title: 'b' },
      ]}
    />,
  );
  const [done, late] = screen.getAllByRole('listitem');
  expect(done?.querySelector('svg')).toBeNull();
  expect(late?.querySelector('svg')).not.toBeNull();
});
