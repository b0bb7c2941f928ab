import { act } from '@testing-library/react';
import { confirmLeave, useLeaveGuard } from '@/lib/router/leave-guard';
import { renderWithI18n } from '@/lib/testing/render';
import { LeaveQuestion } from './leave-question';

jest.mock('./leave-dialog', () => {
  throw new Error('no network');
});

function Form() {
  useLeaveGuard(true);
  return null;
}

test('a form whose dialog cannot be loaded is left, as its draft is kept', async () => {
  const leave = jest.fn();
  renderWithI18n(
    <>
      <Form />
      <LeaveQuestion />
    </>,
  );
  await act(async () => confirmLeave(leave));
  expect(leave).toHaveBeenCalledTimes(1);
});
