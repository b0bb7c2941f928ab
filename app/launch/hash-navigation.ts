import { getDefaultStore } from 'jotai';
import { handleBack } from '@/lib/gestures/back-stack';
import { confirmLeave, dropLeaveRequest, hasLeaveGuard } from '@/lib/router/leave-guard';
import { createHashNavigator } from '@/lib/router/navigation/hash-navigator';
import {
  type HashNavigator,
  type Navigator,
  prerenderedNavigator,
} from '@/lib/router/navigation/navigator';
import { homePath } from '@/lib/router/target';
import { ownerCountAtom } from '@/lib/session/session-state';
import { readValue, writeValue } from '@/lib/storage/values';

let navigator: HashNavigator | undefined;

/** The hash app's navigator, created once; during prerendering one that stays on Home. */
export function hashNavigator(): Navigator {
  if (typeof window === 'undefined') return prerenderedNavigator(homePath);
  navigator ??= create();
  return navigator;
}

function create(): HashNavigator {
  const created = createHashNavigator({
    window,
    storage: {
      read: () => readValue('luka_stack') ?? undefined,
      write: (stack) => {
        writeValue('luka_stack', { hashes: [...stack.hashes], index: stack.index });
      },
    },
    interceptBack,
  });
  getDefaultStore().sub(ownerCountAtom, () => {
    dropLeaveRequest();
    created.startOver();
  });
  return created;
}

/** Handles the system's Back button; false if it should leave the app. See `HashNavigator`. */
export function onSystemBack(): boolean {
  return navigator?.systemBack() ?? false;
}

/** Back first closes an open dialog, then asks about unsaved changes, and only then leaves the screen. */
function interceptBack(turnsPage: boolean): boolean {
  if (handleBack()) return true;
  if (turnsPage || !hasLeaveGuard()) return false;
  confirmLeave(() => navigator?.back({ path: homePath, query: {} }));
  return true;
}
