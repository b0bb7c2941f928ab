import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { renderWithI18n } from '@/lib/testing/render';
import { CodeField, type CodeFieldProps } from './code-field';

const onComplete = jest.fn();

function Controlled(props: Partial<CodeFieldProps>) {
  const [value, setValue] = useState('');
  return (
    <CodeField
      id="code"
      label="Código"
      length={6}
      onComplete={onComplete}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

function setUp(props: Partial<CodeFieldProps> = {}) {
  const user = userEvent.setup();
  const view = renderWithI18n(<Controlled {...props} />);
  return { user, ...view, input: screen.getByRole('textbox', { name: 'Código' }) };
}

test('has a numeric keyboard and allows autofill of the code', () => {
  const { input } = setUp();
  expect(input).toHaveAttribute('inputmode', 'numeric');
  expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  expect(input).toHaveAttribute('enterkeyhint', 'done');
});

test('calls onComplete once, at the sixth digit', async () => {
  const { user, input } = setUp();
  await user.type(input, '12345');
  expect(onComplete).not.toHaveBeenCalled();
  await user.type(input, '6');
  expect(onComplete).toHaveBeenCalledTimes(1);
  expect(onComplete).toHaveBeenCalledWith('123456');
  await user.type(input, '7');
  expect(input).toHaveValue('123456');
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test('calls onComplete for a pasted code in any spelling', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.stringMatching(/^\d{6}$/),
      fc.array(fc.constantFrom(' ', '-', '\u00a0', '. ', ''), { minLength: 7, maxLength: 7 }),
      async (code, gaps) => {
        onComplete.mockClear();
        const { user, input, unmount } = setUp();
        await user.click(input);
        await user.paste([...code].map((digit, at) => (gaps[at] ?? '') + digit).join('') + gaps[6]);
        expect(onComplete.mock.calls).toEqual([[code]]);
        unmount();
      },
    ),
    { numRuns: 20 },
  );
});

test('takes full-width digits once their input method has composed them, and leaves them alone until then', () => {
  const { input } = setUp();
  for (const value of ['１', '１２', '１２３４５６']) {
    fireEvent.input(input, { target: { value }, isComposing: true });
    expect(input).toHaveValue(value);
  }
  expect(onComplete).not.toHaveBeenCalled();
  fireEvent.compositionEnd(input);
  expect(input).toHaveValue('123456');
  expect(onComplete.mock.calls).toEqual([['123456']]);
});

test('what is typed or pasted into a refused code takes its place', async () => {
  const { user, input } = setUp({ error: 'Revisa el código' });
  await user.type(input, '111111');
  expect(input).toHaveValue('111111');
  await user.keyboard('2');
  expect(input).toHaveValue('2');
  await user.keyboard('22222');
  await user.type(input, '3', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(input).toHaveValue('3');
  await user.keyboard('33333');
  await user.paste('444 444');
  expect(input).toHaveValue('444444');
  expect(onComplete.mock.calls).toEqual([['111111'], ['222222'], ['333333'], ['444444']]);
});

test('a digit of a refused code can be corrected alone', async () => {
  const { user, input } = setUp({ error: 'Revisa el código' });
  await user.type(input, '111111{Backspace}2');
  expect(input).toHaveValue('111112');
});

test('removes letters', async () => {
  const { user, input } = setUp();
  await user.type(input, 'ab1');
  expect(input).toHaveValue('1');
});
