import { type ComponentProps, useEffect, useState } from 'react';
import { Unfold } from '@/components/unfold/unfold';
import { useNavigator } from '@/lib/router/router-context';
import { useIsReturn } from '@/lib/router/use-is-return';

/** Whether a line was open last, by the address of its page and its name. */
const kept = new Map<string, boolean>();

type Props = Omit<ComponentProps<typeof Unfold>, 'onToggle'> & {
  /** Another one for each of its page. */
  name: string;
};

/** An {@link Unfold} that is as its user left it after Back. */
export function KeptUnfold({ name, open = false, ...unfold }: Props) {
  const navigator = useNavigator();
  const isReturn = useIsReturn();
  const [key] = useState(() => `${navigator.href(navigator.current().target)} ${name}`);
  const [was] = useState(() => (isReturn ? kept.get(key) : undefined));
  useEffect(() => {
    if (!isReturn) kept.delete(key);
  }, [key, isReturn]);
  return (
    <Unfold
      {...unfold}
      open={was ?? open}
      onToggle={(event) => kept.set(key, event.currentTarget.open)}
    />
  );
}
