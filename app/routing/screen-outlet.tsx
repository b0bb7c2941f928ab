'use client';
import { Activity, useEffect, useRef, useState } from 'react';
import { ScreenTexts } from '@/lib/i18n/screen-texts';
import type { Screen } from '@/lib/router/define-screen';
import type { RouteLocation } from '@/lib/router/navigation/navigator';
import { homePath, type Query } from '@/lib/router/target';
import { useRouteLocation } from '@/lib/router/use-router';
import { ScreenLoading } from './screen-loading';
import { ScreenView } from './screen-view';
import { isTab, mayLiveOn } from './tabs';
import { type ScreenLoad, useScreen } from './use-screen';
import { useScroll } from './use-scroll';

/** The location on show, and whether its screen has loaded. */
type Shown = { location: RouteLocation; load: Exclude<ScreenLoad, { status: 'pending' }> };
type Tab = { path: string; query: Query; screen: Screen };

/**
 * Shows the screen of the current location. The one before stays until the next is here (200 ms, then
 * a loader). Tabs that were seen stay alive behind, with their scroll (contract.md section 8).
 */
export function ScreenOutlet({ onShown }: { onShown: () => void }) {
  const location = useRouteLocation();
  const load = useScreen(location.target.path);
  const shown = useLastShown(location, load);
  const tabs = useSeenTabs(shown);
  useScroll(shown.location);
  useEffect(() => {
    if (shown.location === location) onShown();
  }, [shown, location, onShown]);

  const { path } = shown.location.target;
  return (
    <>
      {tabs.map((tab) => (
        <Activity key={tab.path} mode={tab.path === path ? 'visible' : 'hidden'}>
          <Stage
            screen={tab.screen}
            query={tab.query}
            location={shown.location}
            home={tab.path === homePath}
          />
        </Activity>
      ))}
      {isTab(path) && shown.load.status === 'ready' ? null : (
        <Current key={shown.location.key} {...shown} />
      )}
    </>
  );
}

function Current({ location, load }: Shown) {
  if (load.status !== 'ready') return <ScreenLoading load={load} />;
  return <Stage screen={load.screen} query={location.target.query} location={location} />;
}

type StageProps = {
  screen: Screen;
  query: Query;
  location: RouteLocation;
  /** Home came with the page, and its texts too. */
  home?: boolean;
};

/**
 * One screen; after a move the reading position goes to it, for those who do not see it change. For
 * those who do, `data-move` lets launch.css bring it in: on the stage, which stays while data comes.
 */
function Stage({ screen, query, location, home = false }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (location.navigationType !== 'load') stage.current?.focus({ preventScroll: true });
  }, [location]);
  const view = <ScreenView screen={screen} query={query} />;
  return (
    <div ref={stage} className="stage" tabIndex={-1} data-move={location.navigationType}>
      <div>{home ? view : <ScreenTexts>{view}</ScreenTexts>}</div>
    </div>
  );
}

function useLastShown(location: RouteLocation, load: ScreenLoad): Shown {
  const [shown, setShown] = useState<Shown>();
  const next = load.status === 'pending' ? undefined : { location, load };
  const changed =
    next && (shown?.location !== location || shown.load.status !== next.load.status)
      ? next
      : undefined;
  // Set while rendering: the new screen comes in this very pass, not one paint later.
  if (changed) setShown(changed);
  return changed ?? shown ?? { location, load: { status: 'slow' } };
}

/** The tabs that were on show, whose life goes on behind. */
function useSeenTabs({ location, load }: Shown): Tab[] {
  const [tabs, setTabs] = useState<Tab[]>([]);
  const { path, query } = location.target;
  const seen = tabs.filter((tab) => tab.path === path || mayLiveOn(tab.path));
  const known = seen.find((tab) => tab.path === path);
  let next = seen;
  if (load.status === 'ready' && isTab(path) && known?.query !== query) {
    const tab = { path, query, screen: load.screen };
    next = known ? seen.map((old) => (old.path === path ? tab : old)) : [...seen, tab];
  }
  const isSame = next.length === tabs.length && next.every((tab, at) => tab === tabs[at]);
  if (!isSame) setTabs(next);
  return isSame ? tabs : next;
}
