import { useLayoutEffect } from 'react';
import type { RouteLocation } from '@/lib/router/navigation/navigator';
import { useNavigator } from '@/lib/router/router-context';
import { rememberedScroll, rememberScroll } from './scroll-memory';
import { isTab } from './tabs';

/**
 * Gives every address its own scroll position: a new screen begins at the top, Back and a tab return to where
 * they were left. The browser's own restoring is off (lib/router), as screens come later than it.
 */
export function useScroll(shown: RouteLocation): void {
  const navigator = useNavigator();
  const address = navigator.href(shown.target);

  // Off in the very pass in which the next screen comes: its shorter page would move the scroll.
  useLayoutEffect(() => {
    const remember = () => rememberScroll(address, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival scrolls once, also at the same address
  useLayoutEffect(() => {
    if (shown.navigationType === 'load') return;
    const returns =
      shown.navigationType !== 'push' &&
      (shown.navigationType !== 'replace' || isTab(shown.target.path));
    window.scrollTo(0, returns ? rememberedScroll(address) : 0);
  }, [shown]);
}
