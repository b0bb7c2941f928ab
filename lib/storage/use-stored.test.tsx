import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useStored } from './use-stored';
import { removeValue, writeValue } from './values';

function Theme() {
  return <p>{useStored('luka_theme') ?? 'none'}</p>;
}

/** Changes localStorage and fires the storage event, as a write of another tab does. */
function otherTabWrites(key: string | null, text: string | null): void {
  if (key === null) window.localStorage.clear();
  else if (text === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, text);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: text })));
}

test('rerenders after writes and removals of this tab', () => {
  writeValue('luka_theme', 'dark');
  render(<Theme />);
  expect(screen.getByText('dark')).toBeInTheDocument();
  act(() => void writeValue('luka_theme', 'light'));
  expect(screen.getByText('light')).toBeInTheDocument();
  act(() => removeValue('luka_theme'));
  expect(screen.getByText('none')).toBeInTheDocument();
});

test('rerenders after writes of other tabs and after a clear', () => {
  render(<Theme />);
  otherTabWrites('luka_theme', '"dark"');
  expect(screen.getByText('dark')).toBeInTheDocument();
  otherTabWrites('luka_locale', '"vi"');
  expect(screen.getByText('dark')).toBeInTheDocument();
  otherTabWrites(null, null);
  expect(screen.getByText('none')).toBeInTheDocument();
});

test("shows another tab's value instead of one that was only in memory", () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeValue('luka_theme', 'light');
  full.mockRestore();
  render(<Theme />);
  expect(screen.getByText('light')).toBeInTheDocument();
  otherTabWrites('luka_theme', '"dark"');
  expect(screen.getByText('dark')).toBeInTheDocument();
});

test('removes the storage listener with the last subscriber', () => {
  const removed = jest.spyOn(window, 'removeEventListener');
  const first = render(<Theme />);
  const second = render(<Theme />);
  first.unmount();
  expect(removed).not.toHaveBeenCalledWith('storage', expect.anything());
  second.unmount();
  expect(removed).toHaveBeenCalledWith('storage', expect.anything());
});

test('renders no stored value on the server', () => {
  writeValue('luka_theme', 'dark');
  expect(renderToString(<Theme />)).toBe('<p>none</p>');
});

test('a component that reads another key is rendered again for that one', () => {
  const { result, rerender } = renderHook(
    ({ name }: { name: 'luka_theme' | 'luka_locale' }) => useStored(name),
    { initialProps: { name: 'luka_theme' } },
  );
  rerender({ name: 'luka_locale' });
  expect(result.current).toBeNull();
  act(() => void writeValue('luka_locale', 'vi'));
  expect(result.current).toBe('vi');
});
