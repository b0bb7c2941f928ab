import { act, fireEvent, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { renderWithI18n } from '@/lib/testing/render';
import { toastAtom } from '@/lib/toast/toast';
import { CopyRow } from './copy-row';
import { copyText } from './copy-text';

jest.mock('./copy-text', () => ({ copyText: jest.fn(async () => true) }));

const touch = { isPrimary: true, button: 0, pointerId: 1, clientX: 10, clientY: 10 };
const toast = () => getDefaultStore().get(toastAtom)?.message;

function setUp() {
  renderWithI18n(
    <dl>
      <CopyRow label="Monto" value="$204.000" copy="204000" />
    </dl>,
  );
}

beforeEach(() => jest.useFakeTimers());

test('copies the plain value and shows a toast when the button is clicked', async () => {
  setUp();
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(copyText).toHaveBeenCalledWith('204000');
  expect(toast()).toMatch(/Monto/);
});

test('an e-mail address breaks before its host and at its point', () => {
  renderWithI18n(<CopyRow label="Correo" value="pagos@luka.example" />);
  const breaks = [...document.querySelectorAll('wbr')];
  expect(breaks.map((each) => each.nextSibling?.textContent)).toEqual(['@luka', '.example']);
  expect(screen.getByText('pagos@luka.example')).toBeInTheDocument();
});

test('copies once on a long press of the button', async () => {
  setUp();
  fireEvent.pointerDown(screen.getByRole('button'), touch);
  await act(async () => jest.advanceTimersByTime(350));
  fireEvent.pointerUp(screen.getByRole('button'), touch);
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(copyText).toHaveBeenCalledTimes(1);
});
