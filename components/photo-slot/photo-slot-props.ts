import type { ReactNode } from 'react';

/**
 * How far a photo is. `progress` is a fraction from 0 to 1; `reason` is text, what is wrong with the
 * photo or why it did not go out.
 */
export type PhotoState =
  | { name: 'idle' }
  | { name: 'preparing' }
  | { name: 'uploading'; progress: number }
  | { name: 'accepted' }
  | { name: 'rejected'; reason: string }
  | { name: 'failed'; reason: string };

/** Props of `PhotoSlot`. */
export type PhotoSlotProps = {
  /** Id of its button, for the link of an error summary. */
  id: string;
  /** Which photo: "Por delante". */
  title: string;
  /** What it should look like, while there is none: "Con luz y sin lentes". */
  hint: string;
  /** The drawing shown while there is no picture. */
  art: ReactNode;
  /** The picture itself, a data or blob URL. */
  picture?: string;
  state: PhotoState;
  /** Takes a photo, the first one or another. */
  onTake: () => void;
  /** Sends the same photo again after a failure. */
  onRetry: () => void;
  /** Gives up what is under way. */
  onCancel: () => void;
  /** The form could not be sent without it. */
  error?: string;
};
