import { useEffect, useEffectEvent, useState } from 'react';
import { BridgeError } from '@/lib/bridge/bridge-error';
import { callBridge, isBridge, resumeBridge } from '@/lib/bridge/call';
import type { Reply } from '@/lib/bridge/contract';

/** The one contact that the person chose, as the phone has it. */
export type PickedContact = Reply<'pickerContact'>;

type ContactPicker = {
  /** Opens the phone's contacts; `null` outside the shell, where there are none to open. */
  pick: (() => void) | null;
  /** The last try failed: the details have to be typed. */
  failed: boolean;
};

/**
 * The system's contact picker for one place of the form, named by `keep`. A choice that was made
 * while Android had ended the app comes when the form opens again (contract.md section 4).
 */
export function useContactPicker(
  keep: 'contact_1' | 'contact_2',
  onPick: (contact: PickedContact) => void,
): ContactPicker {
  const [failed, setFailed] = useState(false);
  const picked = useEffectEvent(onPick);

  useEffect(() => {
    if (!isBridge()) return;
    resumeBridge('pickerContact', keep).then(
      (contact) => contact && picked(contact),
      // Nobody waits for a choice that an earlier load has lost.
      () => undefined,
    );
  }, [keep]);

  async function pick() {
    setFailed(false);
    try {
      onPick(await callBridge('pickerContact', undefined, { keep }));
    } catch (error) {
      setFailed(!isChangeOfMind(error));
    }
  }
  return { pick: isBridge() ? () => void pick() : null, failed };
}

/** The person closed the picker, or tapped twice: there is nothing to say. */
function isChangeOfMind(error: unknown): boolean {
  return error instanceof BridgeError && ['cancelled', 'busy'].includes(error.code);
}
