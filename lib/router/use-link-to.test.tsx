import { act, createEvent, fireEvent, screen as page, render } from '@testing-library/react';
import { useLeaveGuard, useLeaveRequest } from './leave-guard';
import { Link } from './link';
import { type Navigator, prerenderedNavigator } from './navigation/navigator';
import { NavigatorContext } from './router-context';
import { useLinkTo } from './use-link-to';

const detail = '/pages/order-detail/order-detail';
const target = { path: detail, query: { order_no: '77' } };

function setUp(content: React.ReactNode) {
  const navigator = {
    ...prerenderedNavigator('/'),
    push: jest.fn<void, Parameters<Navigator['push']>>(),
    replace: jest.fn<void, Parameters<Navigator['replace']>>(),
    relaunch: jest.fn<void, Parameters<Navigator['relaunch']>>(),
  };
  render(<NavigatorContext value={navigator}>{content}</NavigatorContext>);
  return navigator;
}

const link = () => page.getByRole('link');

test('a click opens the screen in the app and not as a page', () => {
  const navigator = setUp(
    <Link to={detail} query={{ order_no: '77' }}>
      More
    </Link>,
  );
  const click = createEvent.click(link());
  fireEvent(link(), click);
  expect(click.defaultPrevented).toBe(true);
  expect(navigator.push.mock.calls).toEqual([[target]]);
});

test.each(['metaKey', 'ctrlKey', 'shiftKey'])('a click with %s is left to the browser', (key) => {
  const navigator = setUp(<Link to={detail}>More</Link>);
  const click = createEvent.click(link(), { [key]: true });
  const isHandled: boolean[] = [];
  link().parentElement?.addEventListener('click', (event) => {
    isHandled.push(event.defaultPrevented);
    // Jsdom would report that it does not navigate.
    event.preventDefault();
  });
  fireEvent(link(), click);
  expect(isHandled).toEqual([false]);
  expect(navigator.push).not.toHaveBeenCalled();
});

function Linked({ method }: { method: 'replace' | 'relaunch' }) {
  const linkTo = useLinkTo();
  return <a {...linkTo(detail, { order_no: '77' }, method)}>More</a>;
}

function Unsaved() {
  useLeaveGuard(true);
  const request = useLeaveRequest();
  return (
    <button type="button" onClick={request?.leave}>
      Leave
    </button>
  );
}

test.each(['replace', 'relaunch'] as const)(
  'a link that would %s unsaved changes waits for the user',
  (method) => {
    const navigator = setUp(
      <>
        <Unsaved />
        <Linked method={method} />
      </>,
    );
    fireEvent.click(link());
    expect(navigator[method]).not.toHaveBeenCalled();
    act(() => page.getByRole('button').click());
    expect(navigator[method].mock.calls).toEqual([[target]]);
  },
);
