import { fireEvent, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { NavigationType } from '@/lib/router/navigation/history-stack';
import type { RouteLocation } from '@/lib/router/navigation/navigator';
import { leaveScroll } from '@/lib/router/restore-scroll';
import { NavigatorContext } from '@/lib/router/router-context';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { useScroll } from './use-scroll';

const tab = '/pages/profile/profile';
const other = '/pages/policy/policy';
const navigator = fakeNavigator({ path: '/', query: {} });

let key = 0;
const locationOf = (path: string, navigationType: NavigationType): RouteLocation => {
  key += 1;
  return { target: { path, query: {} }, navigationType, key };
};

afterEach(() => void Object.assign(window, { scrollY: 0 }));

/** Shows the first screen and scrolls it. */
function start(path: string, scrollY: number) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NavigatorContext value={navigator}>{children}</NavigatorContext>
  );
  const initialProps = { location: locationOf(path, 'load') };
  const { rerender } = renderHook(({ location }) => useScroll(location), { initialProps, wrapper });
  const scroll = (y: number) => {
    Object.assign(window, { scrollY: y });
    fireEvent.scroll(window);
  };
  scroll(scrollY);
  const move = (to: string, navigationType: NavigationType) =>
    rerender({ location: locationOf(to, navigationType) });
  return { move, scroll };
}

test('leaves the first screen where it is', () => {
  start(other, 300);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test.each([
  ['push', other, 0],
  ['replace', other, 0],
  ['push', tab, 0],
  ['back', other, 300],
  ['back', tab, 300],
  ['replace', tab, 300],
] as const)('after %s, %s starts at %i px', (navigationType, path, y) => {
  const { move, scroll } = start(path, 300);
  move('/', 'push');
  scroll(80);
  move(path, navigationType);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, y);
});

test('a tab starts at its top after what was done on another screen, as after a loan was cancelled', () => {
  const { move } = start(tab, 300);
  move(other, 'push');
  move(tab, 'replace');
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('a screen that was not scrolled is restored to its top', () => {
  const { move } = start('/pages/faq/faq', 300);
  move('/pages/sign/sign', 'back');
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
});

describe('a page that grows after its first commit', () => {
  let room = 0;
  let observed: (() => void) | undefined;

  beforeEach(() => {
    room = 0;
    observed = undefined;
    jest.mocked(window.scrollTo).mockImplementation((...args: unknown[]) => {
      Object.assign(window, { scrollY: Math.min(Number(args[1]), room) });
      fireEvent.scroll(window);
    });
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
      const observer = Object.create(ResizeObserver.prototype);
      return Object.assign(observer, {
        observe: () => {
          observed = () => callback([], observer);
        },
        disconnect: () => {
          observed = undefined;
        },
      });
    });
  });

  /** The page can be scrolled so far from now on. */
  function grow(to: number) {
    room = to;
    observed?.();
  }

  function comeBack() {
    const started = start(other, 300);
    started.move('/', 'push');
    started.move(other, 'back');
    return started;
  }

  test('is scrolled as far as it can be, until it is tall enough', () => {
    const { move } = comeBack();
    expect(window.scrollY).toBe(0);
    grow(120);
    expect(window.scrollY).toBe(120);
    grow(900);
    expect(window.scrollY).toBe(300);
    expect(observed).toBeUndefined();
    move('/', 'push');
    move(other, 'back');
    expect(window.scrollY).toBe(300);
  });

  test.each([
    ['touches it', () => fireEvent.pointerDown(window)],
    ['turns the wheel', () => fireEvent.wheel(window)],
    ['presses a key', () => fireEvent.keyDown(window)],
  ])('stays where it is once its user %s', (_, act) => {
    comeBack();
    act();
    grow(900);
    expect(window.scrollY).toBe(0);
  });

  test('stays at what it shows of what has happened meanwhile', () => {
    comeBack();
    leaveScroll();
    grow(900);
    expect(window.scrollY).toBe(0);
  });

  test('is forgotten on the next screen', () => {
    const { move } = comeBack();
    move(tab, 'push');
    grow(900);
    expect(window.scrollY).toBe(0);
  });

  test('is not waited for where it is tall enough, or was at its top', () => {
    room = 900;
    comeBack();
    expect(observed).toBeUndefined();
  });
});
