import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Segment } from './segment';

const tabs = [
  { value: 'usable', label: 'Por usar', panelId: 'panel' },
  { value: 'used', label: 'Usados' },
  { value: 'expired', label: 'Vencidos' },
] as const;

type Value = (typeof tabs)[number]['value'];

function Tabs() {
  const [value, setValue] = useState<Value>('usable');
  return <Segment label="Cupones" tabs={tabs} value={value} onChange={setValue} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('a click selects a tab', async () => {
  render(<Tabs />);
  expect(screen.getByRole('tablist', { name: 'Cupones' })).toBeInTheDocument();
  await userEvent.click(tab('Vencidos'));
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab('Vencidos')]);
});

test('Tab stops at the selected tab; arrows, Home and End select and wrap around', async () => {
  render(<Tabs />);
  await userEvent.tab();
  expect(tab('Por usar')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('Usados')).toHaveFocus();
  expect(tab('Usados')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}');
  expect(tab('Vencidos')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('Por usar')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('Vencidos')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(tab('Por usar')).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('a tab refers to its panel', () => {
  render(<Tabs />);
  expect(tab('Por usar')).toHaveAttribute('aria-controls', 'panel');
  expect(tab('Usados')).not.toHaveAttribute('aria-controls');
});

test('ignores other keys', async () => {
  render(<Tabs />);
  await userEvent.tab();
  await userEvent.keyboard('u');
  expect(tab('Por usar')).toHaveAttribute('aria-selected', 'true');
});
