'use client';
import { useMemo, useState } from 'react';
import { Button } from '@/components/button/button';
import { filterStates } from './filter-states';
import { galleryUrl, previewUrl } from './runtime/preview-url';
import { type GalleryScreen, type GalleryState, galleryAreas } from './screens';
import type { GalleryProps } from './settings';
import { Sidebar } from './sidebar';
import { stateUrl } from './state/state-url';
import { StatePicture } from './state-picture';

/** Every screen in every named state, as links and pictures. */
export function ScreensPage({ settings, ready, change }: GalleryProps) {
  const { search } = settings;
  const areas = useMemo(() => filterStates(galleryAreas, search), [search]);
  const screens = areas.flatMap((area) => area.screens);
  const states = screens.flatMap((screen) => screen.states);
  return (
    <div className="gallery-columns">
      <Sidebar
        label="Find screen or state"
        search={search}
        onSearch={(value) => change({ search: value })}
        page={galleryUrl('preview')}
        groups={areas.map((area) => ({
          title: area.title,
          sections: area.screens.map((screen) => ({
            id: sectionId(screen),
            title: screen.title,
            count: screen.states.length,
          })),
        }))}
      />
      <div>
        <div className="row">
          <h1>Screens</h1>
          <p
            className="muted"
            role="status"
          >{`${count(screens.length, 'screen')}, ${count(states.length, 'state')}`}</p>
        </div>
        {screens.map((screen) => (
          <ScreenSection key={screen.path} {...{ screen, settings, ready }} />
        ))}
        {areas.length === 0 ? (
          <div className="stack">
            <p>Nothing by that name</p>
            <Button small variant="soft" onClick={() => change({ search: '' })}>
              Show all
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}

type SectionProps = Pick<GalleryProps, 'settings' | 'ready'> & { screen: GalleryScreen };

function ScreenSection({ screen, settings, ready }: SectionProps) {
  const id = sectionId(screen);
  return (
    <section className="gallery-section" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className="gallery-section__head row">
        <h2 id={`${id}-title`}>{screen.title}</h2>
        <code>{screen.path === '/' ? '/ and its alias /pages/index/index' : screen.path}</code>
      </div>
      <ul className="gallery-section__states">
        {screen.states.map((state) => (
          <StateCard key={state.name} {...{ screen, state, settings, ready }} />
        ))}
      </ul>
    </section>
  );
}

type CardProps = SectionProps & { state: GalleryState };

/** A state with its picture, which leads to the state itself. */
function StateCard({ screen, state, settings, ready }: CardProps) {
  const [isLive, setLive] = useState(false);
  return (
    <li className="gallery-card">
      <div className="gallery-card__picture">
        {ready ? <StatePicture {...{ screen, state, settings, isLive }} /> : null}
      </div>
      <div className="gallery-card__name small">
        <a href={previewUrl(screen.path, state.name, settings)}>{state.title}</a>
        {/* Without a script, a press would be lost. */}
        {isLive || !ready ? null : (
          <button
            type="button"
            className="gallery-card__tools"
            aria-label={`Run ${state.title} here`}
            onClick={() => setLive(true)}
          >
            Run
          </button>
        )}
        <a
          className="gallery-card__tools"
          href={stateUrl(screen.path, state.name, settings)}
          aria-label={`Inspect ${state.title}`}
        >
          Inspect
        </a>
      </div>
      <Recipe state={state} />
    </li>
  );
}

/** How the state is reached: scenario, query, faults and user actions. */
function Recipe({ state }: { state: GalleryState }) {
  const { scenario, query = {}, faults = [], actions = [] } = state;
  return (
    <ul className="gallery-card__recipe">
      <li>{scenario}</li>
      {Object.entries(query).map(([name, value]) => (
        <li key={name}>{`${name}=${value}`}</li>
      ))}
      {faults.map(({ path, kind = 'code' }) => (
        <li key={path} data-fault>
          {`${path} ${kind}`}
        </li>
      ))}
      {actions.length > 0 ? <li>{count(actions.length, 'action')}</li> : null}
    </ul>
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function sectionId({ path }: Pick<GalleryScreen, 'path'>): string {
  return `screen${path === '/' ? '-home' : path.replace(/\W+/g, '-')}`;
}
