import { act, render } from '@testing-library/react';
import { reachBottom, useReachBottom } from './use-reach-bottom';

const onReach = jest.fn();

/** Plays the browser: reports at once what is in view, as a real observer does when it begins. */
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
  jest.useRealTimers();
  window.IntersectionObserver = original;
});

test('the end within 50 px of the view calls once', () => {
  render(<List />);
  expect(FakeObserver.options?.rootMargin).toBe('0px 0px 50px 0px');
  expect(onReach).not.toHaveBeenCalled();
  scroll(true);
  expect(onReach).toHaveBeenCalledTimes(1);
});

test('a rubber band at the end within 350 ms calls once more only when the lock is over', () => {
  render(<List />);
  scroll(true);
  scroll(false);
  scroll(true);
  expect(onReach).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(reachBottom.lockMs);
  expect(onReach).toHaveBeenCalledTimes(2);
});

test('an end that left the view during the lock is forgotten', () => {
  render(<List />);
  scroll(true);
  scroll(false);
  scroll(true);
  scroll(false);
  jest.advanceTimersByTime(reachBottom.lockMs);
  expect(onReach).toHaveBeenCalledTimes(1);
});

test('a short page that leaves the end in view is followed by the next', () => {
  FakeObserver.inView = true;
  const { rerender } = render(<List rows={2} />);
  expect(onReach).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(reachBottom.lockMs);
  rerender(<List rows={4} />);
  expect(onReach).toHaveBeenCalledTimes(2);
});

test('a list that is loading or whole is not asked for more', () => {
  FakeObserver.inView = true;
  render(<List enabled={false} />);
  expect(onReach).not.toHaveBeenCalled();
});

test('a list that goes away during the lock is not called', () => {
  const { unmount } = render(<List />);
  scroll(true);
  scroll(false);
  scroll(true);
  unmount();
  jest.advanceTimersByTime(reachBottom.lockMs);
  expect(onReach).toHaveBeenCalledTimes(1);
});
