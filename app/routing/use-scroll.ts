import { getDefaultStore } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { isTab } from '@/app/layout/tabs';
import type { RouteLocation } from '@/lib/router/navigation/navigator';
import { restoreScroll, scrollPositions } from '@/lib/router/restore-scroll';
import { useNavigator } from '@/lib/router/router-context';
import { ownerCountAtom } from '@/lib/session/session-state';

getDefaultStore().sub(ownerCountAtom, () => scrollPositions.clear());

/**
 * Restores scroll positions: a new screen starts at the top; Back, and a tab after another one, restore the position. The
 * browser's own restoration is off (lib/router), because it runs before the screen has loaded.
 */
export function useScroll(shown: RouteLocation): void {
  const navigator = useNavigator();
  const address = navigator.href(shown.target);
  const wasTab = useRef(false);

  // A layout effect: removed in the commit that renders the next screen, whose height would change the scroll.
  useLayoutEffect(() => {
    const save = () => scrollPositions.set(address, window.scrollY);
    window.addEventListener('scroll', save, { passive: true });
    return () => window.removeEventListener('scroll', save);
  }, [address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation scrolls once, also to the same address
  useLayoutEffect(() => {
    const { navigationType, target } = shown;
    const isSwitch = wasTab.current && isTab(target.path);
    wasTab.current = isTab(target.path);
    if (navigationType === 'load') return;
    const isNew = navigationType === 'push' || (navigationType === 'replace' && !isSwitch);
    return restoreScroll(isNew ? 0 : (scrollPositions.get(address) ?? 0));
  }, [shown]);
}
