import { useState } from 'react';
import { useNavigator } from './router-context';

/** Whether its component was shown by Back or Forward; the same until it is gone. */
export function useIsReturn(): boolean {
  const navigator = useNavigator();
  // Of the screen on which it is: the location changes before the screen does.
  const [isReturn] = useState(() =>
    ['back', 'forward'].includes(navigator.current().navigationType),
  );
  return isReturn;
}
