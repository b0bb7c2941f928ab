import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '@/lib/api/errors';
import type { TransferInfo } from '@/lib/api/schemas/application';
import type { NextStep } from '@/lib/api/schemas/basics';

/** The account that the person is asked about, and the two answers. */
export type Asked = { info: TransferInfo; confirm: () => void; correct: () => void };

type Save = (info: TransferInfo) => Promise<NextStep>;

/**
 * Puts a question between a form and its save: the account goes out once the person has confirmed it.
 * Who wants to correct it ends the save with the code `aborted`, of which nothing is said.
 */
export function useAccountCheck(save: Save): {
  save: Save;
  asked: Asked | null;
  /** Confirmed, and on its way. */
  saving: boolean;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [saving, setSaving] = useState(false);

  async function checkedSave(info: TransferInfo) {
    try {
      await new Promise<void>((resolve, reject) => {
        setAsked({ info, confirm: resolve, correct: () => reject(notConfirmed()) });
      });
      setSaving(true);
      return await save(info);
    } finally {
      // At once: a question still open would take the Back that may follow a save for itself.
      flushSync(() => {
        setSaving(false);
        setAsked(null);
      });
    }
  }
  return { save: checkedSave, asked, saving };
}

function notConfirmed(): ApiError {
  return new ApiError('aborted', {
    path: 'app/save_transfer_info',
    hint: 'the person corrects the account first',
  });
}
