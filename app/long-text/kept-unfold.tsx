import type { ComponentProps } from 'react';
import { Unfold } from '@/components/unfold/unfold';
import { useKept } from '@/lib/router/use-kept';

type Props = Omit<ComponentProps<typeof Unfold>, 'onToggle'> & {
  /** Another one for each of its page. */
  name: string;
};

const opened = new Map<string, boolean>();

/** An {@link Unfold} that is as its user left it after Back. */
export function KeptUnfold({ name, open = false, ...unfold }: Props) {
  const [isOpen, keep] = useKept(opened, name, open);
  return <Unfold {...unfold} open={isOpen} onToggle={(event) => keep(event.currentTarget.open)} />;
}
