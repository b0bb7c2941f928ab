import { useEffect, useState } from 'react';
import { callBridge } from '@/lib/bridge/call';
import { readValue, writeValue } from '@/lib/storage/values';

/** What is asked for at launch (product.md section 6); camera and SMS when they are used. */
const launchNames = ['location', 'phone'] as const;

export type LaunchPermission = (typeof launchNames)[number];

/** The question of the launch, and its two answers. */
export type LaunchPermissions = {
  /** What has never been asked for on this phone; empty when there is nothing to explain. */
  names: readonly LaunchPermission[];
  /** Android's own questions are open. */
  asking: boolean;
  /** Has Android ask; whatever comes of it, the app goes on. */
  allow(): void;
  /** Leaves Android's questions out. */
  skip(): void;
};

/**
 * The permissions that have to be explained before Android asks for them: once on a phone, whatever the
 * answer, and only those that this build of the shell has and nobody was asked for yet.
 */
export function useLaunchPermissions(): LaunchPermissions {
  const [names, setNames] = useState<readonly LaunchPermission[]>([]);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (readValue('luka_permissions_asked')) return;
    const gone = new AbortController();
    const { signal } = gone;
    callBridge('permission', { names: [...launchNames], ask: false }, { signal }).then(
      (states) => setNames(launchNames.filter((name) => states[name] === 'not_asked')),
      // A shell that does not say has nothing to ask for.
      () => undefined,
    );
    return () => gone.abort();
  }, []);

  async function allow() {
    writeValue('luka_permissions_asked', true);
    setAsking(true);
    // Each answer is the shell's to remember; a no, and a question that failed, cost nothing.
    await callBridge('permission', { names: [...names], ask: true }).catch(() => undefined);
    setNames([]);
  }
  function skip() {
    writeValue('luka_permissions_asked', true);
    setNames([]);
  }
  return { names, asking, allow: () => void allow(), skip };
}
