'use client';
import { useState } from 'react';
import type { Box, FromState, Measured } from '../inspect/messages';
import { Choice } from '../look-controls';
import { galleryUrl, previewUrl } from '../runtime/preview-url';
import { type GalleryProps, type Settings, tools } from '../settings';
import { isSame, MeasurePanel } from './measure-panel';
import { StateFrame } from './state-frame';
import { StateSheet } from './state-sheet';
import { findState, neighbours, type StateRef, screenUrl, stateUrl } from './state-url';

const toolLabels = { measure: 'Measure', sheet: '3 languages × 2 themes' } as const;

/** One state of a screen, to be measured, or to be seen in all languages and themes. */
export function StatePage({ settings, ready, change }: GalleryProps) {
  if (!ready) return <h1>State</h1>;
  const ref = findState(settings.screen, settings.state);
  if (!ref)
    return (
      <>
        <h1>There is no such state</h1>
        <p>
          The link names a screen or a state that this build does not have.{' '}
          <a href={galleryUrl('preview')}>All screens and states</a>
        </p>
      </>
    );
  return <KnownState {...{ settings, change }} state={ref} />;
}

type KnownProps = Pick<GalleryProps, 'settings' | 'change'> & { state: StateRef };

function KnownState({ settings, change, state }: KnownProps) {
  const { screen } = state;
  const tool = settings.tool ?? 'measure';
  const title = `${screen.title}: ${state.state.title}`;
  const srcOf = (look: Partial<Settings>) =>
    `${previewUrl(screen.path, state.state.name, { ...settings, ...look })}&inspect=1`;
  return (
    <div className="gallery-state" data-tool={tool}>
      <div className="row">
        <h1>{title}</h1>
        <a href={previewUrl(screen.path, state.state.name, settings)}>Open alone</a>
        <a href={screenUrl(screen)}>All its states</a>
      </div>
      <Neighbours {...{ state, settings }} />
      <Choice
        label="Show"
        value={tool}
        options={tools}
        labelOf={(value) => toolLabels[value]}
        onChange={(value) => change({ tool: value === 'measure' ? undefined : value })}
      />
      {tool === 'sheet' ? (
        <StateSheet {...{ srcOf, title }} />
      ) : (
        // Of another look, nothing is measured yet.
        <MeasuredState key={srcOf({})} src={srcOf({})} title={title} />
      )}
    </div>
  );
}

/** The states before and after it, with the same settings. */
function Neighbours({ state, settings }: { state: StateRef; settings: Settings }) {
  const { previous, next } = neighbours(state);
  const link = (label: string, to: StateRef | undefined) =>
    to ? (
      <a
        href={stateUrl(to.screen.path, to.state.name, settings)}
        title={`${to.screen.title}, ${to.state.title}`}
      >
        {label}
      </a>
    ) : null;
  return (
    <nav className="gallery-state__neighbours row" aria-label="Other states">
      {link('Previous', previous)}
      {link('Next', next)}
    </nav>
  );
}

function MeasuredState({ src, title }: { src: string; title: string }) {
  const [current, setCurrent] = useState<Measured>();
  const [pinned, setPinned] = useState<Measured>();
  function onMessage(message: FromState) {
    if (message.inspect === 'ready') return;
    setCurrent(message.element);
    if (message.inspect === 'pick') setPinned((before) => pinnedAfter(before, message));
  }
  return (
    <div className="gallery-state__body">
      <section className="gallery-state__panel" aria-label="Measure">
        <MeasurePanel {...{ current, pinned, onPin: setPinned }} />
      </section>
      <div className="gallery-state__stage">
        <StateFrame src={src} title={title} onMessage={onMessage}>
          {pinned ? <Outline box={pinned.box} kind="pinned" /> : null}
          {current ? <Outline box={current.box} kind="current" /> : null}
        </StateFrame>
      </div>
    </div>
  );
}

type OutlineProps = { box: Box; kind: 'current' | 'pinned' };

/** The outline of an element over its picture, in its px. */
function Outline({ box: { x, y, width, height }, kind }: OutlineProps) {
  const style = { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
  return <div className="gallery-outline" data-kind={kind} style={style} aria-hidden />;
}

/** A click pins what it is on, or no longer; a tap keeps a pinned element, to show the distance to the tapped one. */
function pinnedAfter(
  before: Measured | undefined,
  { element, by }: Extract<FromState, { inspect: 'pick' }>,
): Measured | undefined {
  if (!before) return element;
  if (isSame(before, element)) return undefined;
  return by === 'touch' ? before : element;
}
