import type { Preview } from '@/app/preview/world/begin-preview';
import { isPreview } from '@/app/preview/world/still-world';
import type { Navigator } from '@/lib/router/navigation/navigator';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { pageNavigator } from './page-navigation';
import { startTransport } from './start-transport';

/** Previews are loaded where they are asked for; spelled out, so that a build for a real server has none. */
const loadPreview = process.env.NEXT_PUBLIC_API_BASE_URL
  ? null
  : () => import('@/app/preview/world/begin-preview');

/** One exported page that has started: what it navigates with, and what it previews. */
export type StartedPage = { navigator: Navigator; transport: Promise<void>; preview?: Preview };

let started: StartedPage | Promise<StartedPage> | undefined;

/**
 * Starts this page, once; a preview has started only when its sandbox is in the state to be shown. While
 * the page is being exported there is nothing to start.
 */
export function startPage(path: RoutePath): StartedPage | Promise<StartedPage> {
  if (typeof window === 'undefined') return startPlainly(path);
  started ??= loadPreview && isPreview() ? startPreview(path, loadPreview) : startPlainly(path);
  return started;
}

function startPlainly(path: RoutePath): StartedPage {
  return { navigator: pageNavigator(path), transport: startTransport({}) };
}

async function startPreview(
  path: RoutePath,
  load: NonNullable<typeof loadPreview>,
): Promise<StartedPage> {
  const { beginPreview } = await load();
  const preview = await beginPreview(path);
  return { navigator: pageNavigator(path, preview), transport: Promise.resolve(), preview };
}
