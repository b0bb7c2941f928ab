import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithI18n } from '@/lib/testing/render';
import { textOf } from '@/lib/testing/text-of';
import { CrashBoundary } from './crash-boundary';

test('shows a message in place of a screen that throws, and the screen again on retry', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Screen() {
    if (isBroken) throw new Error('broken');
    return <p>the screen</p>;
  }
  renderWithI18n(
    <CrashBoundary>
      <Screen />
    </CrashBoundary>,
  );
  expect(page.getByRole('heading', { name: textOf('shell.crash.title') })).toBeInTheDocument();
  isBroken = false;
  await userEvent.click(page.getByRole('button', { name: textOf('shell.crash.retry') }));
  expect(page.getByText('the screen')).toBeInTheDocument();
  expect(page.queryByRole('heading')).not.toBeInTheDocument();
  report.mockRestore();
});
