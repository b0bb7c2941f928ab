import { useEffect, useEffectEvent, useState } from 'react';
import { BridgeError } from '@/lib/bridge/bridge-error';
import { callBridge, isBridge, resumeBridge } from '@/lib/bridge/call';
import type { Reply } from '@/lib/bridge/contract';

/** The chosen contact, as stored on the phone. */
export type PickedContact = Reply<'pickerContact'>;

type ContactPicker = {
  /** Opens the phone's contacts; `null` outside the shell. */
  pick: (() => void) | null;
  /** The picker could not be opened: the contact has to be typed. */
  failed: boolean;
};

/**
 * The system's contact picker for one contact of the form, named by `keep`. A choice that was made while
 * Android had killed the app is delivered when the form is mounted again (contract.md section 4).
 */
export function useContactPicker(
  keep: 'contact_1' | 'contact_2',
  onPick: (contact: PickedContact) => void,
): ContactPicker {
  const [failed, setFailed] = useState(false);
  const onResumedPick = useEffectEvent(onPick);

  useEffect(() => {
    if (!isBridge()) return;
    resumeBridge('pickerContact', keep).then(
      (contact) => contact && onResumedPick(contact),
      // The user did not start this request: a failure shows nothing.
      () => undefined,
    );
  }, [keep]);

  async function pick() {
    setFailed(false);
    try {
      onPick(await callBridge('pickerContact', undefined, { keep }));
    } catch (error) {
      setFailed(!isDismissed(error));
    }
  }
  return { pick: isBridge() ? () => void pick() : null, failed };
}

/** The user closed the picker, or opened it twice. */
function isDismissed(error: unknown): boolean {
  return error instanceof BridgeError && ['cancelled', 'busy'].includes(error.code);
}
