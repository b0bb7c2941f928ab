import { act, screen } from '@testing-library/react';
import { pushBackHandler } from '@/lib/gestures/back-stack';
import { NavigatorContext } from '@/lib/router/router-context';
import { installFakeShell } from '@/lib/testing/fake-shell';
import { renderWithI18n } from '@/lib/testing/render';
import { hashNavigator } from './hash-navigation';
import { InAndroid } from './in-android';

test('renders nothing outside the shell', () => {
  const { container } = renderWithI18n(<InAndroid />);
  expect(container).toBeEmptyDOMElement();
});

test("handles the shell's Back while an overlay is open, and leaves it to the shell on Home", async () => {
  const shell = installFakeShell();
  for (const event of ['permission', 'localCache']) shell.reply(event, {});
  renderWithI18n(
    <NavigatorContext value={hashNavigator()}>
      <InAndroid />
    </NavigatorContext>,
  );
  await screen.findByRole('status');
  await act(async () => void (await shell.next('selfAppInfo')));
  const close = jest.fn(() => true);
  const remove = pushBackHandler(close);
  expect(shell.send({ event: 'back' })).toBe(true);
  expect(close).toHaveBeenCalledTimes(1);
  remove();
  expect(shell.send({ event: 'back' })).toBe(false);
});
