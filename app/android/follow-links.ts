import { hashNavigator } from '@/app/launch/hash-navigation';
import { onPush } from '@/lib/bridge/push';
import { confirmLeave } from '@/lib/router/leave-guard';
import { formatHash, parseHash } from '@/lib/router/target';

/**
 * Leads to the screens of other apps' links (PROTOCOL.md, "Links of other apps"), on top of the one on show:
 * Back leads to it again, and unsaved changes have their word first. Returns how to stop.
 */
export function followLinks(): () => void {
  return onPush('link', ({ to }) => {
    const navigator = hashNavigator();
    const target = parseHash(to);
    // Already there: nothing that is open or typed is begun anew.
    if (formatHash(target) !== formatHash(navigator.current().target)) {
      confirmLeave(() => navigator.push(target));
    }
    return true;
  });
}
