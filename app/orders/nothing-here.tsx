import { EmptyArt } from '@/components/art/state-art';
import { Button } from '@/components/button/button';
import type { Press } from '@/components/foundation/press';
import { StateView } from '@/components/state-view/state-view';

type Props = {
  title: string;
  text: string;
  /** Label of the button that leads on. */
  action: string;
  press: Press;
};

/** A page without what its link promised. */
export function NothingHere({ action, press, ...texts }: Props) {
  return (
    <StateView
      {...texts}
      page
      art={<EmptyArt />}
      action={
        <Button variant="soft" {...press}>
          {action}
        </Button>
      }
    />
  );
}
