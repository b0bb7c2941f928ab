'use client';
import { Activity, useEffect, useMemo, useRef, useState } from 'react';
import { Loader } from '@/components/loader/loader';
import { ScreenTexts } from '@/lib/i18n/screen-texts';
import type { Screen } from '@/lib/router/define-screen';
import type { Place } from '@/lib/router/navigation/navigator';
import { homePath, type Query } from '@/lib/router/target';
import { usePlace } from '@/lib/router/use-router';
import { LoginGate } from './login-gate';
import { isTab, mayLiveOn } from './tabs';
import { UnknownScreen } from './unknown-screen';
import { type ScreenLoad, useScreen } from './use-screen';
import { useScroll } from './use-scroll';

/** What stands on the stage: a place whose screen is here, or the sign that it is not yet. */
type Shown = { place: Place; load: Exclude<ScreenLoad, { status: 'pending' }> };
type Tab = { path: string; query: Query; screen: Screen };

/**
 * Shows the screen of the current place. The one before stays until the next is here (200 ms, then
 * a loader). Tabs that were seen stay alive behind, with their scroll (contract.md section 8).
 */
export function ScreenOutlet({ onShown }: { onShown: () => void }) {
  const place = usePlace();
  const load = useScreen(place.target.path);
  const shown = useLastShown(place, load);
  const tabs = useSeenTabs(shown);
  useScroll(shown.place);
  useEffect(() => {
    if (shown.place === place) onShown();
  }, [shown, place, onShown]);

  const { path, query } = shown.place.target;
  return (
    <>
      {tabs.map((tab) => (
        <Activity key={tab.path} mode={tab.path === path ? 'visible' : 'hidden'}>
          <Stage
            screen={tab.screen}
            query={tab.query}
            place={shown.place}
            home={tab.path === homePath}
          />
        </Activity>
      ))}
      {isTab(path) && shown.load.status === 'ready' ? null : (
        <Loaded key={shown.place.key} load={shown.load} query={query} place={shown.place} />
      )}
    </>
  );
}

function Loaded({ load, query, place }: { load: Shown['load']; query: Query; place: Place }) {
  if (load.status === 'ready') return <Stage screen={load.screen} query={query} place={place} />;
  if (load.status === 'unknown') return <UnknownScreen />;
  if (load.status === 'timeout' || load.status === 'failed') {
    return <Loader key="over" delay={0} timeout={0} onRetry={load.retry} />;
  }
  return <Loader key="waiting" delay={0} onRetry={() => undefined} />;
}

type StageProps = {
  screen: Screen;
  query: Query;
  place: Place;
  /** Home came with the page, and its texts too. */
  home?: boolean;
};

/**
 * One screen; after a move the reading position goes to it, for those who do not see it change. For
 * those who do, `data-move` lets launch.css bring it in: on the stage, which stays while data comes.
 */
function Stage({ screen, query, place, home = false }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.move !== 'load') stage.current?.focus({ preventScroll: true });
  }, [place]);
  const content = useMemo(() => screen.render(query), [screen, query]);
  return (
    <div ref={stage} className="stage" tabIndex={-1} data-move={place.move}>
      <div>
        {content === undefined ? (
          <UnknownScreen />
        ) : (
          <LoginGate needed={screen.needsLogin}>
            {home ? content : <ScreenTexts>{content}</ScreenTexts>}
          </LoginGate>
        )}
      </div>
    </div>
  );
}

function useLastShown(place: Place, load: ScreenLoad): Shown {
  const [shown, setShown] = useState<Shown>();
  const next = load.status === 'pending' ? undefined : { place, load };
  const changed =
    next && (shown?.place !== place || shown.load.status !== next.load.status) ? next : undefined;
  // Set while rendering: the new screen comes in this very pass, not one paint later.
  if (changed) setShown(changed);
  return changed ?? shown ?? { place, load: { status: 'slow' } };
}

/** The tabs that were on show, whose life goes on behind. */
function useSeenTabs({ place, load }: Shown): Tab[] {
  const [tabs, setTabs] = useState<Tab[]>([]);
  const { path, query } = place.target;
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
