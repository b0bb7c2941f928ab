import { screen as page } from '@testing-library/react';
import { renderWithI18n } from '@/lib/testing/render';
import { ChoiceField } from './choice-field';

test.each([
  [8, 'radio'],
  [9, 'combobox'],
] as const)('a choice among %d options is a %s', (count, role) => {
  const options = Array.from({ length: count }, (_, at) => ({ value: `${at}`, label: `Nº ${at}` }));
  renderWithI18n(
    <ChoiceField
      id="gender"
      label="Género"
      options={options}
      value=""
      onChange={() => undefined}
    />,
  );
  expect(page.getAllByRole(role)).toHaveLength(role === 'radio' ? count : 1);
});
