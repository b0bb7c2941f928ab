import { act, screen } from '@testing-library/react';
import { renderWithI18n } from '@/lib/testing/render';
import { OfflineStrip } from './offline-strip';
import { relayLifecycle } from './shell-events';

let unsubscribe: () => void;

beforeEach(() => {
  unsubscribe = relayLifecycle();
});
afterEach(() => {
  sendNetwork(true);
  unsubscribe();
});

function sendNetwork(online: boolean) {
  act(() => {
    window.onMessage?.(JSON.stringify({ event: 'network', data: { online } }));
  });
}

test('shows the strip and marks the document until the connection is back', () => {
  const { unmount } = renderWithI18n(<OfflineStrip />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  sendNetwork(false);
  expect(screen.getByRole('status')).toHaveTextContent('Sin conexión');
  expect(document.documentElement).toHaveAttribute('data-offline');
  sendNetwork(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(document.documentElement).not.toHaveAttribute('data-offline');
  sendNetwork(false);
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-offline');
});

test('shows the strip when the connection is lost between render and effect', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true);
  onLine.mockReturnValue(false);
  renderWithI18n(<OfflineStrip />);
  onLine.mockRestore();
  expect(screen.getByRole('status')).toHaveTextContent('Sin conexión');
});
