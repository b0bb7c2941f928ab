import { createContext, use } from 'react';
import type { Navigator } from './navigation/navigator';

/** The navigator in force; the app and each exported page provide their own. */
export const NavigatorContext = createContext<Navigator | null>(null);

/** The navigator in force; throws where none is provided, which is a fault of the shell. */
export function useNavigator(): Navigator {
  const navigator = use(NavigatorContext);
  if (!navigator) throw new Error('useNavigator: no NavigatorContext above this component');
  return navigator;
}
