import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { enterText } from './enter-text';

/** A controlled field that accepts only digits. */
function Field({ multiline = false }) {
  const [text, setText] = useState('1');
  const Kind = multiline ? 'textarea' : 'input';
  return (
    <Kind
      aria-label="Amount"
      value={text}
      onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
    />
  );
}

test.each([false, true])(
  'the text replaces that of the field and is passed to onChange',
  async (multiline) => {
    render(<Field multiline={multiline} />);
    const field = screen.getByLabelText<HTMLInputElement>('Amount');
    const element = {
      runScript: async (script: (...args: never[]) => unknown, args: unknown[] = []) =>
        Reflect.apply(script, null, [field, ...args]),
    };
    await act(() => enterText(element, '200x000'));
    expect(field.value).toBe('200000');
    expect(document.activeElement).toBe(field);
  },
);

test('a value that is set without enterText is not passed to onChange', () => {
  const onChange = jest.fn();
  render(<input aria-label="Controlled" onChange={onChange} />);
  const field = screen.getByLabelText<HTMLInputElement>('Controlled');
  field.value = 'x';
  fireEvent(field, new InputEvent('input', { bubbles: true }));
  expect(onChange).not.toHaveBeenCalled();
});
