import { handleBack } from '@/lib/gestures/back-stack';
import { askToLeave, isGuarded } from '@/lib/router/leave-guard';
import { exportedNavigator } from '@/lib/router/navigation/exported-navigator';
import { createHashNavigator } from '@/lib/router/navigation/hash-navigator';
import type { Navigator } from '@/lib/router/navigation/navigator';
import { homePath } from '@/lib/router/target';
import { readValue, writeValue } from '@/lib/storage/values';

let navigator: Navigator | undefined;

/** The app's one navigator by hash; while the page is being exported, one that stands still on Home. */
export function hashNavigator(): Navigator {
  if (typeof window === 'undefined') return exportedNavigator(homePath);
  navigator ??= createHashNavigator({
    window,
    memory: {
      read: () => readValue('luka_stack') ?? undefined,
      write: (stack) => {
        writeValue('luka_stack', { hashes: [...stack.hashes], index: stack.index });
      },
    },
    interceptBack,
  });
  return navigator;
}

/** Back closes what lies on top, then asks about unsaved changes, and only then leaves the screen. */
function interceptBack(): boolean {
  if (handleBack()) return true;
  if (!isGuarded()) return false;
  askToLeave(() => navigator?.back({ path: homePath, query: {} }));
  return true;
}
