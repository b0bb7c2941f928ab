import { createContext, use } from 'react';
import type { Navigator } from './navigation/navigator';

/** The current navigator; the hash app and each static page provide their own. */
export const NavigatorContext = createContext<Navigator | null>(null);

/** The current navigator; throws where none is provided. */
export function useNavigator(): Navigator {
  const navigator = use(NavigatorContext);
  if (!navigator) throw new Error('useNavigator: no NavigatorContext above this component');
  return navigator;
}
