import { screen } from '@testing-library/react';
import { renderWithI18n } from '@/lib/testing/render';
import { Field, FieldGroup, fieldAria } from './field';

const texts = { id: 'street', label: 'Calle' };

test('a control is named by its label and described by its hint', () => {
  const hint = 'Con su número';
  renderWithI18n(
    <Field {...texts} hint={hint}>
      <input id="street" {...fieldAria({ ...texts, hint })} />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Calle' });
  expect(input).toHaveAccessibleDescription('Con su número');
  expect(input).toBeValid();
});

test('an error replaces the hint and starts with "Error:"', () => {
  const messages = { hint: 'Con su número', error: 'Escribe tu calle' };
  renderWithI18n(
    <Field {...texts} {...messages}>
      <input id="street" {...fieldAria({ ...texts, ...messages })} />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Calle' });
  expect(input).toHaveAccessibleDescription('Error: Escribe tu calle');
  expect(input).toBeInvalid();
  expect(screen.queryByText('Con su número')).not.toBeInTheDocument();
});

test('an optional field has "(opcional)" in its label', () => {
  renderWithI18n(
    <Field {...texts} optional>
      <input id="street" />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Calle (opcional)' })).toBeInTheDocument();
});

test('a group of controls is named by its legend and described by its error', () => {
  renderWithI18n(
    <FieldGroup {...texts} label="Fecha" error="Elige una fecha" optional>
      <input id="street" aria-label="Día" />
    </FieldGroup>,
  );
  const group = screen.getByRole('group', { name: 'Fecha (opcional)' });
  expect(group).toHaveAccessibleDescription('Error: Elige una fecha');
});
