import { type MouseEvent, useCallback } from 'react';
import type { RoutePath } from './route-path.gen';
import { useNavigator } from './router-context';
import type { Query } from './target';
import { useRouter } from './use-router';

/** What makes an anchor lead to a screen: a real address, and a tap that asks where changes are unsaved. */
export type ScreenLink = { href: string; onClick(event: MouseEvent<HTMLElement>): void };

type How = 'push' | 'replace' | 'relaunch';

/** Makes links for components: `<Button {...linkTo('/pages/sign/sign', { preview_id })}>`. */
export function useLinkTo(): (path: RoutePath, query?: Query, how?: How) => ScreenLink {
  const navigator = useNavigator();
  const router = useRouter();
  return useCallback(
    (path, query = {}, how = 'push') => ({
      href: navigator.href({ path, query }),
      onClick(event) {
        // Opening in a new tab or window stays the browser's.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        router[how](path, query);
      },
    }),
    [navigator, router],
  );
}
