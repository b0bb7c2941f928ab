import type { ReactNode } from 'react';

/** What stands above a button. @internal */
export type Reason = {
  text: ReactNode;
  /** A text that stands there at another time: the line is never lower than that one. */
  room: string | undefined;
};

/** The line above a button: why it waits, or what is to be known before the press. */
export function ReasonLine({ text, room, id }: Reason & { id?: string }) {
  if (text === undefined && room === undefined) return null;
  return (
    <p className="btn__why" id={id} data-remark data-room={room}>
      <span>{text}</span>
    </p>
  );
}
