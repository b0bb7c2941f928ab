import type { ScreenState } from '@/app/pages/screen-state';
import { keysOf } from '@/lib/keys-of';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { allStates } from './all-states.gen';

/** What a state shows: the screen's content, or that a call is pending, has failed, or is offline. */
type StateKind = 'content' | 'loading' | 'error' | 'offline';

/** A named state in the gallery. */
export type GalleryState = ScreenState & { name: string; title: string; kind: StateKind };

/** A screen with all its states. */
export type GalleryScreen = { path: RoutePath; title: string; states: readonly GalleryState[] };

/** A group of screens, in the order of the user's way through the app. */
export type GalleryArea = { title: string; screens: readonly GalleryScreen[] };

const areas = [
  { title: 'Home', folders: ['/', '/pages/index/'] },
  { title: 'Log in', folders: ['/pages/account/'] },
  {
    title: 'Application',
    folders: ['/pages/step/', '/pages/upload/', '/pages/landing/landing-app'],
  },
  {
    title: 'Borrowing',
    folders: ['/pages/product/', '/pages/loan/', '/pages/sign/', '/pages/landing/landing-sign'],
  },
  { title: 'Loans', folders: ['/pages/my-loan/', '/pages/order-detail/', '/pages/contract-new/'] },
  { title: 'Profile', folders: ['/pages/profile/', '/pages/settings/', '/pages/policy/'] },
  { title: 'Help', folders: ['/pages/custom-service/', '/pages/hola-app-list/'] },
  { title: 'Beside the app', folders: ['/pages/webview/', '/pages/demo/'] },
] as const;

/** Every screen with every named state, by area. */
export const galleryAreas: readonly GalleryArea[] = areas.map(({ title, folders }) => ({
  title,
  screens: folders.flatMap((folder) =>
    galleryScreens().filter(({ path }) =>
      folder === '/' ? path === '/' : path.startsWith(folder),
    ),
  ),
}));

function galleryScreens(): GalleryScreen[] {
  const table: Readonly<Record<string, Readonly<Record<string, ScreenState>>>> = allStates;
  return keysOf(allStates).map((path) => ({
    path,
    title: titleOf(path),
    states: Object.entries(table[path] ?? {}).map(([name, state]) => ({
      ...state,
      name,
      title: inWords(name),
      kind: kindOf(state),
    })),
  }));
}

/** `/pages/settings/page_native_test` is "page native test". */
function titleOf(path: RoutePath): string {
  return path === '/' ? 'home' : (path.split('/').at(-1) ?? '').replace(/[-_]/g, ' ');
}

/** `approvedNoCoupons` is "approved no coupons". */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function kindOf({ faults = [] }: ScreenState): StateKind {
  const [first] = faults;
  if (!first) return 'content';
  if (first.kind === 'timeout') return 'loading';
  return first.kind === 'drop' || first.kind === 'drop_after' ? 'offline' : 'error';
}
