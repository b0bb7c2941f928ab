import { type GalleryScreen, galleryAreas } from '../screens';
import type { DesignIndex } from '../search/design-index';

/** A screen's place on the map: its area is a column, and its place in the area a row. */
export type FlowNode = { screen: GalleryScreen; column: number; row: number };

/** A way from one screen to another. */
export type FlowArrow = { from: FlowNode; to: FlowNode };

/** Every screen in its place, and an arrow for every link of the sources between two of them. */
export function flowMap({ links }: Pick<DesignIndex, 'links'>): {
  nodes: FlowNode[];
  arrows: FlowArrow[];
} {
  const nodes = galleryAreas.flatMap(({ screens }, column) =>
    screens.map((screen, row) => ({ screen, column, row })),
  );
  const byPath = new Map<string, FlowNode>(nodes.map((node) => [node.screen.path, node]));
  const arrows = links.flatMap((link) => {
    const [from, to] = [byPath.get(link.from), byPath.get(link.to)];
    return from && to ? [{ from, to }] : [];
  });
  return { nodes, arrows };
}

/** Of the map, CSS px: from one screen's left upper corner to the next one's, and the size of a screen. */
export const pitch = { x: 236, y: 250 } as const;
export const nodeSize = { width: 136, height: 206 } as const;

/** The SVG path of an arrow: from the side of a screen that faces the other one; two ways do not cover each other. */
export function arrowPath({ from, to }: FlowArrow): string {
  const isForward = to.column > from.column;
  const isBackward = to.column < from.column;
  const shift = isForward ? -10 : 10;
  const side = (node: FlowNode, isRight: boolean) => ({
    x: node.column * pitch.x + (isRight ? nodeSize.width : 0),
    y: node.row * pitch.y + nodeSize.height / 2 + shift,
  });
  const start = side(from, !isBackward);
  const end = side(to, !isForward);
  const reach = isForward || isBackward ? pitch.x / 3 : pitch.x / 5;
  const first = start.x + (isBackward ? -reach : reach);
  const second = end.x + (isForward ? -reach : reach);
  return `M${start.x} ${start.y} C${first} ${start.y} ${second} ${end.y} ${end.x} ${end.y}`;
}
