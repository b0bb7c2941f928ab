import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadRetrying } from './load-retrying';

/**
 * A component whose code is loaded when it is first rendered, below a `Suspense`. A load that fails is repeated until
 * it succeeds. With `otherwise` it is not, and that is rendered instead; `null` renders nothing.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  otherwise?: ComponentType<P> | null,
): LazyExoticComponent<ComponentType<P>> {
  const loadOnce = () => load().catch(() => otherwise ?? Nothing);
  return lazy(async () => ({
    default: await (otherwise === undefined ? loadRetrying(load) : loadOnce()),
  }));
}

const Nothing = () => null;
