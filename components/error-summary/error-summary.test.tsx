import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '@/components/field/field';
import { renderWithI18n } from '@/lib/testing/render';
import { ErrorSummary } from './error-summary';

const items = [
  { id: 'run', name: 'RUN de la cédula' },
  { id: 'gone', name: 'Género' },
];

function Page({ attempt, errors = items }: { attempt: number; errors?: typeof items }) {
  return (
    <>
      <ErrorSummary items={errors} attempt={attempt} />
      <Field id="run" label="RUN">
        <input id="run" />
      </Field>
    </>
  );
}

const summary = () => screen.getByRole('region', { name: /Revisa/ });

test('each failed submit scrolls to the summary and focuses it', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = renderWithI18n(<Page attempt={1} />);
  expect(screen.getByRole('heading', { name: 'Revisa 2 datos' })).toBeInTheDocument();
  expect(summary()).toHaveFocus();
  screen.getByRole('textbox').focus();
  rerender(<Page attempt={2} />);
  expect(summary()).toHaveFocus();
  expect(scroll.mock.contexts).toEqual([summary(), summary()]);
});

test('a list that is rendered after its attempt is focused', () => {
  const { rerender } = renderWithI18n(<Page attempt={1} errors={[]} />);
  rerender(<Page attempt={1} />);
  expect(summary()).toHaveFocus();
});

test('neither a corrected error, nor a new one without a new attempt, takes the focus', () => {
  const { rerender } = renderWithI18n(<Page attempt={1} />);
  screen.getByRole('textbox').focus();
  rerender(<Page attempt={1} errors={items.slice(0, 1)} />);
  expect(screen.getByRole('heading', { name: 'Revisa 1 dato' })).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveFocus();
  rerender(<Page attempt={1} errors={[]} />);
  rerender(<Page attempt={1} />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('folds the errors after the sixth, if there are any, and shows them on request', async () => {
  const many = Array.from({ length: 8 }, (_, at) => ({ id: `f${at}`, name: `Error ${at + 1}` }));
  const { rerender } = renderWithI18n(<Page attempt={1} errors={many.slice(0, 6)} />);
  expect(document.querySelector('details')).toBeNull();
  rerender(<Page attempt={2} errors={many} />);
  expect(screen.getByRole('heading', { name: 'Revisa 8 datos' })).toBeVisible();
  expect(screen.getByText('Error 6')).toBeVisible();
  expect(screen.getByText('Error 7')).not.toBeVisible();
  await userEvent.click(screen.getByText('Ver 2 más'));
  expect(screen.getByText('Error 8')).toBeVisible();
});

test('a link scrolls to the label and focuses the field without changing the URL', async () => {
  renderWithI18n(<Page attempt={1} />);
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
  const address = document.URL;
  await userEvent.click(screen.getByRole('link', { name: 'RUN de la cédula' }));
  expect(scroll.mock.contexts).toEqual([screen.getByText('RUN')]);
  expect(screen.getByRole('textbox', { name: 'RUN' })).toHaveFocus();
  expect(document.URL).toBe(address);
});

test('a link to a disabled field focuses the enabled control above it', async () => {
  renderWithI18n(
    <form>
      <ErrorSummary
        attempt={1}
        items={[
          { id: 'community', name: 'Comuna' },
          { id: 'nothing-above', name: 'Género' },
        ]}
      />
      <input id="nothing-above" disabled />
      <Field id="city" label="Ciudad">
        <select id="city" />
      </Field>
      <select disabled aria-label="Zona" />
      <select id="community" disabled aria-label="Comuna" />
    </form>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Comuna' }));
  expect(screen.getByRole('combobox', { name: 'Ciudad' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Género' }));
  expect(screen.getByRole('combobox', { name: 'Ciudad' })).not.toHaveFocus();
});

test('a link to a field that is not on the page does nothing', async () => {
  renderWithI18n(<Page attempt={1} />);
  await userEvent.click(screen.getByRole('link', { name: 'Género' }));
  expect(screen.getByRole('textbox')).not.toHaveFocus();
});
