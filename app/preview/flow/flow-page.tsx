'use client';
import { type CSSProperties, useMemo, useState } from 'react';
import { galleryAreas } from '../screens';
import { useDesignIndex } from '../search/use-design-index';
import type { GalleryProps } from '../settings';
import { screenUrl } from '../state/state-url';
import { StatePicture } from '../state-picture';
import { arrowPath, type FlowNode, flowMap, nodeSize, pitch } from './flow-map';

const noLinks = { links: [] };

/** Every screen on a map whose arrows are the links that the sources have. */
export function FlowPage({ settings, ready }: GalleryProps) {
  const { index, failure } = useDesignIndex();
  const { nodes, arrows } = useMemo(() => flowMap(index ?? noLinks), [index]);
  const [active, setActive] = useState<string>();
  const rows = Math.max(...galleryAreas.map(({ screens }) => screens.length));
  const size = {
    width: galleryAreas.length * pitch.x - (pitch.x - nodeSize.width),
    height: rows * pitch.y,
  };
  const touches = (path: string | undefined) =>
    arrows.filter(({ from, to }) => path === from.screen.path || path === to.screen.path);
  const near = new Set(touches(active).flatMap(({ from, to }) => [from, to]));
  return (
    <div className="gallery-flow">
      <h1>Flow</h1>
      <p className="muted" role="status">
        {failure ??
          `${nodes.length} screens and ${arrows.length} links between them, without those of the tabs and of help, which most screens have. Point at a screen, or go to it with Tab, to see its own.`}
      </p>
      {ready && index ? (
        <section className="gallery-flow__scroller" aria-label="Map">
          <ul className="gallery-flow__map" style={size}>
            {nodes.map((node) => (
              <FlowScreen
                key={node.screen.path}
                {...{ node, settings, ready }}
                isFar={active !== undefined && !near.has(node)}
                leadsTo={arrows
                  .filter(({ from }) => from === node)
                  .map(({ to }) => to.screen.title)}
                onActive={(isActive) => setActive(isActive ? node.screen.path : undefined)}
              />
            ))}
          </ul>
          <svg className="gallery-flow__arrows" {...size} aria-hidden>
            <defs>
              {(['out', 'in', 'any'] as const).map((kind) => (
                <marker
                  key={kind}
                  id={`flow-${kind}`}
                  data-kind={kind}
                  viewBox="0 0 8 8"
                  refX="7"
                  refY="4"
                  markerWidth="8"
                  markerHeight="8"
                  markerUnits="userSpaceOnUse"
                  orient="auto"
                >
                  <path d="M0 0 8 4 0 8z" />
                </marker>
              ))}
            </defs>
            {(active ? touches(active) : arrows).map((arrow) => {
              const { from, to } = arrow;
              const kind = !active ? 'any' : from.screen.path === active ? 'out' : 'in';
              return (
                <path
                  key={`${from.screen.path} ${to.screen.path}`}
                  className="gallery-flow__arrow"
                  data-kind={kind}
                  d={arrowPath(arrow)}
                  markerEnd={`url(#flow-${kind})`}
                />
              );
            })}
          </svg>
        </section>
      ) : null}
    </div>
  );
}

type ScreenProps = Pick<GalleryProps, 'settings' | 'ready'> & {
  node: FlowNode;
  /** Whether another screen is pointed at, and this one has no link from or to it. */
  isFar: boolean;
  /** The titles of the screens that its links lead to. */
  leadsTo: readonly string[];
  onActive: (isActive: boolean) => void;
};

function FlowScreen({ node, settings, ready, isFar, leadsTo, onActive }: ScreenProps) {
  const { screen, column, row } = node;
  const [state] = screen.states;
  const place: CSSProperties = {
    left: `${column * pitch.x}px`,
    top: `${row * pitch.y}px`,
    ...nodeSize,
  };
  return (
    <li className="gallery-flow__screen" style={place} data-far={isFar}>
      <a
        href={screenUrl(screen)}
        onPointerEnter={() => onActive(true)}
        onPointerLeave={() => onActive(false)}
        onFocus={() => onActive(true)}
        onBlur={() => onActive(false)}
        aria-description={leadsTo.length > 0 ? `Leads to ${leadsTo.join(', ')}` : undefined}
      >
        <span className="gallery-flow__picture">
          {ready && state ? <StatePicture {...{ screen, state, settings }} /> : null}
        </span>
        {screen.title}
      </a>
    </li>
  );
}
