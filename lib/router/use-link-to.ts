import { type MouseEvent, useCallback } from 'react';
import type { RoutePath } from './route-path.gen';
import { useNavigator } from './router-context';
import type { Query } from './target';
import { useRouter } from './use-router';

/** Props of an anchor to a screen: an address, and a click handler that respects the leave guard. */
export type ScreenLink = { href: string; onClick(event: MouseEvent<HTMLElement>): void };

type Method = 'push' | 'replace' | 'relaunch';

/** Makes links for components: `<Button {...linkTo('/pages/sign/sign', { preview_id })}>`. */
export function useLinkTo(): (path: RoutePath, query?: Query, method?: Method) => ScreenLink {
  const navigator = useNavigator();
  const router = useRouter();
  return useCallback(
    (path, query = {}, method = 'push') => ({
      href: navigator.href({ path, query }),
      onClick(event) {
        // Leave opening a new tab or window to the browser.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        router[method](path, query);
      },
    }),
    [navigator, router],
  );
}
