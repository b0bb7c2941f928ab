import { isPreview } from '@/app/preview/runtime/freeze-environment';
import type { Preview } from '@/app/preview/runtime/start-preview';
import { startTransport } from '@/app/sandbox/start-transport';
import { type Navigator, prerenderedNavigator } from '@/lib/router/navigation/navigator';
import { createStaticNavigator } from '@/lib/router/navigation/static-navigator';
import type { RoutePath } from '@/lib/router/route-path.gen';

/** Null in a build for a real server. The condition is inlined here, so that the bundler drops the previews. */
const loadPreview = process.env.NEXT_PUBLIC_API_BASE_URL
  ? null
  : () => import('@/app/preview/runtime/start-preview');

/** A started static page: its navigator, and the preview that its URL asks for. */
export type StartedPage = { navigator: Navigator; transport: Promise<void>; preview?: Preview };

let started: StartedPage | Promise<StartedPage> | undefined;

/**
 * Starts this page, once. A preview is a promise, which resolves when the sandbox is in the requested state.
 * During prerendering nothing is started.
 */
export function startPage(path: RoutePath): StartedPage | Promise<StartedPage> {
  if (typeof window === 'undefined') {
    return { navigator: prerenderedNavigator(path), transport: Promise.resolve() };
  }
  started ??=
    loadPreview && isPreview() ? startPreviewPage(path, loadPreview) : startPlainPage(path);
  return started;
}

function startPlainPage(path: RoutePath): StartedPage {
  return { navigator: staticNavigator(path), transport: startTransport({}) };
}

async function startPreviewPage(
  path: RoutePath,
  load: NonNullable<typeof loadPreview>,
): Promise<StartedPage> {
  const { startPreview } = await load();
  const preview = await startPreview(path);
  return { navigator: staticNavigator(path, preview), transport: Promise.resolve(), preview };
}

/** Links of a static page lead to the other static pages of the same export. */
function staticNavigator(path: RoutePath, preview?: Pick<Preview, 'query' | 'carry'>): Navigator {
  return createStaticNavigator({ window, path, root: document.baseURI, ...preview });
}
