import { screen } from '@testing-library/react';
import { renderWithI18n } from '@/lib/testing/render';
import { Stepper } from './stepper';

const steps = ['Tus datos', 'Tu trabajo', 'Tu cuenta', 'Tu cédula'];

test('names the position and marks the current step', () => {
  renderWithI18n(<Stepper steps={steps} current={2} />);
  expect(screen.getByRole('list', { name: 'Paso 3 de 4' })).toBeInTheDocument();
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(steps);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'step',
    null,
  ]);
});

test('the page of a step that has several moves the disc within its segment', () => {
  renderWithI18n(<Stepper steps={steps} current={1} part={{ number: 3, total: 3 }} />);
  const parts = screen.getAllByRole('listitem').map((item) => item.getAttribute('data-part'));
  expect(parts).toEqual([null, '3/3', null, null]);
});

test('previous steps are done', () => {
  renderWithI18n(<Stepper steps={steps} current={1} />);
  const done = screen.getAllByRole('listitem').map((item) => item.classList.contains('done'));
  expect(done).toEqual([true, false, false, false]);
});
