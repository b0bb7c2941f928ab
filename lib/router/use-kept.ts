import { useEffect, useState } from 'react';
import { useNavigator } from './router-context';
import { useIsReturn } from './use-is-return';

/**
 * State that is as its user left it after Back and Forward. `kept` has it by the address of its page and a name, of which
 * each on a page is another one.
 */
export function useKept<T>(kept: Map<string, T>, name: string, initial: T): [T, (next: T) => void] {
  const navigator = useNavigator();
  const isReturn = useIsReturn();
  const [key] = useState(() => `${navigator.href(navigator.current().target)} ${name}`);
  const [value, setValue] = useState(() => (isReturn ? kept.get(key) : undefined));
  useEffect(() => {
    if (!isReturn) kept.delete(key);
  }, [kept, key, isReturn]);
  function keep(next: T): void {
    kept.set(key, next);
    setValue(next);
  }
  return [value ?? initial, keep];
}
