'use client';
import { Activity, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { canKeepAlive, isTab } from '@/app/layout/tabs';
import { showSurface } from '@/lib/gestures/surfaces';
import { ScreenTexts } from '@/lib/i18n/screen-texts';
import type { Screen } from '@/lib/router/define-screen';
import type { RouteLocation } from '@/lib/router/navigation/navigator';
import type { Query } from '@/lib/router/target';
import { useRouteLocation } from '@/lib/router/use-router';
import { ScreenLoading } from './screen-loading';
import { screenParts } from './screen-parts';
import { ScreenView } from './screen-view';
import { type ScreenLoad, useScreen } from './use-screen';
import { useScroll } from './use-scroll';

/** The location on show and its screen: loaded, or slow, failed or unknown. */
type Shown = { location: RouteLocation; load: Exclude<ScreenLoad, { status: 'pending' }> };
type Tab = { path: string; query: Query; screen: Screen };

type Props = {
  /** Called with whether the current location is on show; false while the previous screen still is. */
  onShown: (isShown: boolean) => void;
};

/**
 * Renders the screen of the current location. The previous screen stays until the next one has loaded (after
 * 200 ms a loader replaces it). Visited tabs stay mounted and keep their scroll (contract.md section 8).
 */
export function ScreenOutlet({ onShown }: Props) {
  const location = useRouteLocation();
  const load = useScreen(location.target.path);
  const shown = useShown(location, load);
  const tabs = useVisitedTabs(shown);
  useScroll(shown.location);
  useEffect(() => {
    onShown(shown.location === location);
  }, [shown, location, onShown]);

  const { path } = shown.location.target;
  return (
    <>
      {tabs.map((tab) => (
        <Activity key={tab.path} mode={tab.path === path ? 'visible' : 'hidden'}>
          <ScreenContainer {...tab} location={shown.location} />
        </Activity>
      ))}
      {isTab(path) && shown.load.status === 'ready' ? null : (
        <CurrentScreen key={shown.location.key} {...shown} />
      )}
    </>
  );
}

/** A screen that is not a tab: it unmounts when the user leaves it. */
function CurrentScreen({ location, load }: Shown) {
  const { path, query } = location.target;
  if (load.status !== 'ready') return <ScreenLoading path={path} load={load} />;
  return <ScreenContainer path={path} screen={load.screen} query={query} location={location} />;
}

/**
 * The element around one screen. After a navigation it gets the focus, so that screen readers start there;
 * launch.css animates its content by `data-move`. It stays the same element while the screen's data load.
 */
function ScreenContainer({ path, screen, query, location }: Tab & { location: RouteLocation }) {
  const container = useRef<HTMLDivElement>(null);
  const { navigationType } = location;
  const move = navigationType === 'replace' && isTab(path) ? 'switch' : navigationType;
  useLayoutEffect(() => {
    if (!container.current) return;
    // What the page was prerendered with, unless the boot script has covered it.
    const isCovered = document.documentElement.dataset.boot !== undefined;
    const wasSeen = location.navigationType === 'load' && !isCovered;
    showSurface(container.current, { wasSeen });
    // On the element itself: content that takes the place of its skeleton does not move again.
    const content = container.current.querySelector<HTMLElement>('.page__content');
    if (content) content.dataset.move = move;
  }, [location, move]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each navigation, but not from page to page
  useEffect(() => {
    // A screen of one field has focused that.
    if (location.navigationType === 'load' || container.current?.querySelector('input:focus'))
      return;
    container.current?.focus({ preventScroll: true });
  }, [location.key]);
  const view = <ScreenView path={path} screen={screen} query={query} />;
  const parts = screenParts(path);
  return (
    <div ref={container} className="screen" tabIndex={-1} data-move={move}>
      <div>{parts.length === 0 ? view : <ScreenTexts parts={parts}>{view}</ScreenTexts>}</div>
    </div>
  );
}

/** The location to render: the previous one while the screen of the current one is pending. */
function useShown(location: RouteLocation, load: ScreenLoad): Shown {
  const [shown, setShown] = useState<Shown>();
  const next = load.status === 'pending' ? undefined : { location, load };
  const changed =
    next && (shown?.location !== location || shown.load.status !== next.load.status)
      ? next
      : undefined;
  // Set during render: the new screen is shown in this pass, not one paint later.
  if (changed) setShown(changed);
  return changed ?? shown ?? { location, load: { status: 'slow' } };
}

/** The tabs to keep mounted, each with its last query. */
function useVisitedTabs({ location, load }: Shown): Tab[] {
  const [tabs, setTabs] = useState<Tab[]>([]);
  const { path, query } = location.target;
  const kept = tabs.filter((tab) => tab.path === path || canKeepAlive(tab.path));
  const known = kept.find((tab) => tab.path === path);
  let next = kept;
  if (load.status === 'ready' && isTab(path) && known?.query !== query) {
    const tab = { path, query, screen: load.screen };
    next = known ? kept.map((old) => (old.path === path ? tab : old)) : [...kept, tab];
  }
  const isSame = next.length === tabs.length && next.every((tab, at) => tab === tabs[at]);
  if (!isSame) setTabs(next);
  return isSame ? tabs : next;
}
