import { act, screen } from '@testing-library/react';
import { renderWithI18n } from '@/scripts/jest/render';
import { followPhone } from './follow-phone';
import { OfflineStrip } from './offline-strip';

let stop: () => void;

beforeEach(() => {
  stop = followPhone();
});
afterEach(() => {
  tell(true);
  stop();
});

function tell(online: boolean) {
  act(() => {
    window.onMessage?.(JSON.stringify({ event: 'network', data: { online } }));
  });
}

test('a connection that goes is said at once, on top of whatever is shown', () => {
  const { unmount } = renderWithI18n(<OfflineStrip />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  tell(false);
  expect(screen.getByRole('status')).toHaveTextContent('Sin conexión');
  expect(document.documentElement).toHaveAttribute('data-offline');
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-offline');
});

test('a connection that comes back takes the words away', () => {
  renderWithI18n(<OfflineStrip />);
  tell(false);
  tell(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(document.documentElement).not.toHaveAttribute('data-offline');
});

test('a connection that goes while the strip is being put there is said too', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true);
  onLine.mockReturnValue(false);
  renderWithI18n(<OfflineStrip />);
  onLine.mockRestore();
  expect(screen.getByRole('status')).toHaveTextContent('Sin conexión');
});
