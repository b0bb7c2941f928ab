import type { Screen } from './define-screen';
import type { RoutePath } from './route-path.gen';

/** How each screen is loaded, by its path. */
export type RouteTable = Readonly<Record<RoutePath, () => Promise<{ screen: Screen }>>>;
