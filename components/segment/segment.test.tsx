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
  const user = userEvent.setup();
  render(<Tabs />);
  expect(screen.getByRole('tablist', { name: 'Cupones' })).toBeInTheDocument();
  await user.click(tab('Vencidos'));
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab('Vencidos')]);
});

test('Tab stops at the selected tab; arrows, Home and End select and wrap around', async () => {
  const user = userEvent.setup();
  render(<Tabs />);
  await user.tab();
  expect(tab('Por usar')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Usados')).toHaveFocus();
  expect(tab('Usados')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{End}');
  expect(tab('Vencidos')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Por usar')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(tab('Vencidos')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(tab('Por usar')).toHaveAttribute('aria-selected', 'true');
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('a tab refers to its panel', () => {
  render(<Tabs />);
  expect(tab('Por usar')).toHaveAttribute('aria-controls', 'panel');
  expect(tab('Usados')).not.toHaveAttribute('aria-controls');
});

test('ignores other keys', async () => {
  const user = userEvent.setup();
  render(<Tabs />);
  await user.tab();
  await user.keyboard('u');
  expect(tab('Por usar')).toHaveAttribute('aria-selected', 'true');
});
