import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadNewBuild } from '@/app/routing/load-new-build';
import { renderWithI18n } from '@/lib/testing/render';
import { textOf } from '@/lib/testing/text-of';
import { CrashBoundary } from './crash-boundary';

jest.mock('@/app/routing/load-new-build');

test('shows a message in place of a screen that throws, and the screen again on retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
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
});

test('a first screen that throws ends the cover, so that the message is seen at once', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { dataset } = document.documentElement;
  dataset.boot = 'wait';
  function Screen(): never {
    throw new Error('broken');
  }
  renderWithI18n(
    <CrashBoundary>
      <Screen />
    </CrashBoundary>,
  );
  expect(dataset.boot).toBeUndefined();
  expect(loadNewBuild).toHaveBeenCalled();
});
