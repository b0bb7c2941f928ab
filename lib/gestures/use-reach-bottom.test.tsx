import { act, render } from '@testing-library/react';
import { useReachBottom } from './use-reach-bottom';

const onReach = jest.fn();

/** A fake that reports at once on observe(), as the browser does. */
class FakeObserver implements IntersectionObserver {
  static inView = false;
  static all = new Set<FakeObserver>();
  static options: IntersectionObserverInit | undefined;
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  private target: Element | undefined;

  constructor(
    private readonly callback: IntersectionObserverCallback,
    options?: IntersectionObserverInit,
  ) {
    FakeObserver.options = options;
    FakeObserver.all.add(this);
  }

  observe(target: Element) {
    this.target = target;
    this.report();
  }

  report() {
    const target = this.target;
    if (!target) return;
    const nowhere = new DOMRect();
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting: FakeObserver.inView,
      boundingClientRect: nowhere,
      intersectionRect: nowhere,
      rootBounds: null,
      intersectionRatio: 0,
      time: 0,
    };
    this.callback([entry], this);
  }

  unobserve() {}
  takeRecords() {
    return [];
  }
  disconnect() {
    FakeObserver.all.delete(this);
  }
}

function scroll(inView: boolean) {
  FakeObserver.inView = inView;
  act(() => {
    for (const observer of [...FakeObserver.all]) observer.report();
  });
}

function List({ rows = 10, enabled = true }: { rows?: number; enabled?: boolean }) {
  return <div ref={useReachBottom({ onReach, enabled, revision: rows })} />;
}

const original = window.IntersectionObserver;

beforeEach(() => {
  jest.useFakeTimers();
  window.IntersectionObserver = FakeObserver;
  FakeObserver.inView = false;
  FakeObserver.all.clear();
});
afterEach(() => {
  window.IntersectionObserver = original;
});

test('calls once when the end comes within 50 px', () => {
  render(<List />);
  expect(FakeObserver.options?.rootMargin).toBe('0px 0px 50px 0px');
  expect(onReach).not.toHaveBeenCalled();
  scroll(true);
  expect(onReach).toHaveBeenCalledTimes(1);
});

test('calls again only after the lock of 350 ms when the end bounces', () => {
  render(<List />);
  scroll(true);
  scroll(false);
  scroll(true);
  expect(onReach).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(350);
  expect(onReach).toHaveBeenCalledTimes(2);
});

test('does not call when the end has left the view during the lock', () => {
  render(<List />);
  scroll(true);
  scroll(false);
  scroll(true);
  scroll(false);
  jest.advanceTimersByTime(350);
  expect(onReach).toHaveBeenCalledTimes(1);
});

test('calls again when a short page leaves the end in view', () => {
  FakeObserver.inView = true;
  const { rerender } = render(<List rows={2} />);
  expect(onReach).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(350);
  rerender(<List rows={4} />);
  expect(onReach).toHaveBeenCalledTimes(2);
});

test('does not call while it is disabled', () => {
  FakeObserver.inView = true;
  render(<List enabled={false} />);
  expect(onReach).not.toHaveBeenCalled();
});

test('does not call after unmounting during the lock', () => {
  const { unmount } = render(<List />);
  scroll(true);
  scroll(false);
  scroll(true);
  unmount();
  jest.advanceTimersByTime(350);
  expect(onReach).toHaveBeenCalledTimes(1);
});
