import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { renderWithI18n } from '@/lib/testing/render';
import { toastAtom } from '@/lib/toast/toast';
import { PrintButton } from './print-button';

const toast = () => getDefaultStore().get(toastAtom)?.message;

async function print() {
  renderWithI18n(<PrintButton id="print" />);
  await userEvent.click(screen.getByRole('button'));
}

beforeEach(() => getDefaultStore().set(toastAtom, null));

test('prints the page without a toast', async () => {
  window.print = jest.fn();
  await print();
  expect(window.print).toHaveBeenCalledTimes(1);
  expect(toast()).toBeUndefined();
});

test('shows a toast on a device that cannot print', async () => {
  Reflect.deleteProperty(window, 'print');
  await print();
  expect(toast()).toBe('Aquí no se puede imprimir. Abre Luka en otro teléfono o computador.');
});
