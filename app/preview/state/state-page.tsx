'use client';
import { useEffect, useRef, useState } from 'react';
import type { FromState, Measured } from '../inspect/messages';
import { Choice } from '../look-controls';
import { galleryUrl, previewUrl } from '../runtime/preview-url';
import type { GalleryProps, Settings } from '../settings';
import { acceptedCell, acceptedLook } from './accepted-picture';
import { ComparePanel } from './compare-panel';
import { type CompareMode, CompareView } from './compare-view';
import { CopyLink } from './copy-link';
import { type ExportKind, ExportPanel } from './export-panel';
import { ExportView, type SheetCellLook } from './export-view';
import { isSame, MeasurePanel } from './measure-panel';
import { Outline, PinMark } from './outline';
import { PinsPanel } from './pins-panel';
import { StateFrame, type StateHandle } from './state-frame';
import { findState, parseStateKey, type StateRef, screenUrl } from './state-url';
import { tools } from './tools';
import { usePins } from './use-pins';

const toolLabels = {
  measure: 'Measure',
  comment: 'Comment',
  compare: 'Compare',
  export: 'Export',
} as const;

/** Windows of states, CSS px. */
const windows = {
  '320': { width: 320, minHeight: 676, maxHeight: 6000 },
  '360': { width: 360, minHeight: 800, maxHeight: 6000 },
  '412': { width: 412, minHeight: 915, maxHeight: 6000 },
  desktop: { width: 1280, minHeight: 800, maxHeight: 6000 },
} as const;

/** One state of a screen, to be measured, commented, compared and exported. */
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
  const [current, setCurrent] = useState<Measured>();
  const [pinned, setPinned] = useState<Measured>();
  const [mode, setMode] = useState<CompareMode>('side');
  const [share, setShare] = useState(50);
  const [kind, setKind] = useState<ExportKind>('state');
  const [readySrc, setReadySrc] = useState<string>();
  const pins = usePins();
  const frame = useRef<StateHandle>(null);
  const sheet = useRef<{ takeSheet(scale: 1 | 2 | 3): Promise<Blob> }>(null);
  const title = titleOf(state);
  const src = srcOf(state, settings);
  // Of another look, nothing is measured yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each frame
  useEffect(() => {
    setCurrent(undefined);
    setPinned(undefined);
  }, [src, tool]);
  function onMessage(message: FromState) {
    if (message.inspect === 'hover' && tool === 'measure') setCurrent(message.element);
    if (message.inspect !== 'pick') return;
    if (tool === 'measure') {
      setCurrent(message.element);
      setPinned((before) => pinnedAfter(before, message));
    } else if (tool === 'comment' && !pins.isFull) {
      pins.add(message.point);
    }
  }
  const isSheet = tool === 'export' && kind === 'sheet';
  const shown = isSheet ? `sheet ${src}` : src;
  const sizes = windows[settings.width];
  return (
    <div className="gallery-state" data-tool={tool}>
      <div className="gallery-head">
        <h1>{title}</h1>
        <a href={previewUrl(screen.path, state.state.name, settings)}>Open alone</a>
        <a href={screenUrl(screen)}>All its states</a>
        <CopyLink flush={pins.flush} />
      </div>
      <Choice
        label="Tool"
        value={tool}
        options={tools}
        labelOf={(value) => toolLabels[value]}
        onChange={(value) => change({ tool: value === 'measure' ? undefined : value })}
      />
      <div className="gallery-state__body">
        <section className="gallery-state__panel" aria-label={toolLabels[tool]}>
          {tool === 'measure' ? <MeasurePanel {...{ current, pinned, onPin: setPinned }} /> : null}
          {tool === 'comment' || pins.isBroken ? <PinsPanel {...pins} /> : null}
          {tool === 'compare' ? (
            <ComparePanel
              {...{ mode, onMode: setMode, share, onShare: setShare }}
              other={settings.with ?? ''}
              onOther={(key) => change({ with: key === '' ? undefined : key })}
            />
          ) : null}
          {tool === 'export' ? (
            <ExportPanel
              {...{ kind, onKind: setKind }}
              isReady={readySrc === shown}
              take={async (scale) => {
                const look = isSheet ? 'sheet' : `${settings.locale ?? 'es'}-${themeOf(settings)}`;
                const taken = isSheet
                  ? sheet.current?.takeSheet(scale)
                  : frame.current?.takePicture(scale);
                if (!taken) throw new Error('the state is not shown');
                return { png: await taken, name: `luka-${fileName(state)}-${look}` };
              }}
            />
          ) : null}
        </section>
        <div className="gallery-state__stage">
          {tool === 'compare' ? (
            <Compared {...{ settings, state, mode, share }} />
          ) : isSheet ? (
            <ExportView
              key={src}
              ref={sheet}
              srcOf={(look) => srcOf(state, { ...settings, ...look, motion: 'reduce' })}
              title={title}
              window={sizes}
              onReady={() => setReadySrc(shown)}
            />
          ) : (
            <StateFrame
              ref={frame}
              src={src}
              title={title}
              {...sizes}
              onMessage={onMessage}
              onReady={() => setReadySrc(shown)}
            >
              {tool === 'measure' && pinned ? <Outline box={pinned.box} kind="pinned" /> : null}
              {tool === 'measure' && current ? <Outline box={current.box} kind="current" /> : null}
              {tool === 'export'
                ? null
                : pins.pins.map(({ x, y, text }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a pin is known by its number
                    <PinMark key={index} x={x} y={y} title={text} number={index + 1} />
                  ))}
            </StateFrame>
          )}
        </div>
      </div>
    </div>
  );
}

type ComparedProps = Pick<KnownProps, 'settings' | 'state'> & { mode: CompareMode; share: number };

/** Both in the window and the look in which pictures are accepted. */
function Compared({ settings, state, mode, share }: ComparedProps) {
  const chosen: SheetCellLook = { locale: settings.locale ?? 'es', theme: themeOf(settings) };
  const other = parseStateKey(settings.with);
  const look = other ? chosen : acceptedLook(chosen);
  const all = {
    ...settings,
    ...look,
    text: undefined,
    pseudo: undefined,
    motion: 'reduce',
  } as const;
  return (
    <CompareView
      {...{ mode, share }}
      state={{ src: srcOf(state, all), title: `Now: ${titleOf(state)}` }}
      other={
        other
          ? { src: srcOf(other, all), title: titleOf(other) }
          : { cell: acceptedCell(state, look), title: `Accepted picture, ${look.theme}` }
      }
    />
  );
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

function srcOf({ screen, state }: StateRef, look: Settings): string {
  return `${previewUrl(screen.path, state.name, look)}&inspect=1`;
}

function titleOf({ screen, state }: StateRef): string {
  return `${screen.title}: ${state.title}`;
}

function fileName({ screen, state }: StateRef): string {
  return `${screen.title} ${state.title}`.replace(/\W+/g, '-').toLowerCase();
}

/** The chosen theme, or the device's. */
function themeOf({ theme }: Settings): 'light' | 'dark' {
  return theme ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}
