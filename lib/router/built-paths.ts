import { config } from '@/lib/config';
import { type RoutePath, routePaths } from './route-path.gen';

/** The testers' page (contract.md section 5, settings/page_native_test). */
export const testersPath: RoutePath = '/pages/settings/page_native_test';

/** The paths of the screens in this build: the testers' page is in none for a real server. */
export const builtPaths: readonly RoutePath[] = routePaths.filter(
  (path) => config.sandbox || path !== testersPath,
);
