import { act, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { samples } from '@/lib/testing/api-samples';
import { passTurns } from '@/lib/testing/pass-turns';
import { renderWithI18n } from '@/lib/testing/render';
import { StatePart } from './state-part';

let areLoadable = false;

jest.mock('./parts', () => {
  if (!areLoadable) throw new Error('no chunk');
  const Part = () => <p>the part</p>;
  return { parts: { init: Part, review: Part, loan: Part } };
});

const home = samples['app/home'].ret;

function start() {
  const props = { home, isRefetching: false, heroOnly: false, refetch: () => Promise.resolve() };
  return renderWithI18n(
    <StatePart title="Inicio" {...props}>
      <p>below</p>
    </StatePart>,
  );
}

const failure = () => page.findByRole('button', { name: 'Intentar de nuevo' });

// Once the parts have loaded they stay, so that the order of the tests matters.
test('shows a skeleton until the parts are loaded or have failed, then what is below', async () => {
  const { container } = start();
  expect(container.querySelector('.bone')).not.toBeNull();
  expect(page.queryByText('below')).not.toBeInTheDocument();
  expect(await failure()).toBeInTheDocument();
  expect(container.querySelector('.bone')).toBeNull();
  expect(page.getByText('below')).toBeInTheDocument();
});

test('changes nothing when it was unmounted before the parts have failed', async () => {
  const { unmount } = start();
  const complain = jest.spyOn(console, 'error');
  unmount();
  await act(passTurns);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});

test('loads the parts again on retry, and shows a failure again', async () => {
  start();
  await userEvent.click(await failure());
  expect(await failure()).toBeInTheDocument();
});

test('loads the parts again once the connection is back', async () => {
  start();
  await failure();
  areLoadable = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await page.findByText('the part')).toBeInTheDocument();
  expect(page.getByText('below')).toBeInTheDocument();
});

test('shows the part at once when it was loaded before', () => {
  start();
  expect(page.getByText('the part')).toBeInTheDocument();
});
